import { rulebook } from '../../core/rulebook.js';

/** The rulebook in our words, and our rulings where it is silent. */
export const rules = /* @__PURE__ */ rulebook({
  rules: {
    'WR-COMP-1': {
      title: 'Board',
      text: 'The board has a beach row of six numbered spots, the wrecks (the main area), and start areas for the divers.',
      section: 'Components',
      stateless: 'shown by the edition',
    },
    'WR-COMP-2': {
      title: 'Lid',
      text: 'The lid holds a score track and seashell zones.',
      section: 'Components',
      stateless: 'shown by the edition',
    },
    'WR-COMP-3': {
      title: 'Mats',
      text: 'There are 5 mats; each has three displays, a vault and a basket.',
      section: 'Components',
      stateless: 'shown by the edition',
    },
    'WR-COMP-4': {
      title: 'Treasures',
      text: 'There are 84 treasures: 21 of each of gems, gold, art, relics; each type has 3 different fronts.',
      section: 'Components',
      stateless: 'shown by the edition',
    },
    'WR-COMP-5': {
      title: 'Exhibits',
      text: 'There are 52 exhibits; each shows its decorations, the treasures it asks for, a coin value, and a style reward.',
      section: 'Components',
      stateless: 'shown by the edition',
    },
    'WR-COMP-6': {
      title: 'Aquarium pieces',
      text: 'There are 39 aquarium pieces: 11 Bottoms, 17 Middles, 11 Tops; each shows its worth in coins and its seashell cost.',
      section: 'Components',
      stateless: 'shown by the edition',
    },
    'WR-COMP-7': {
      title: 'Seashells',
      text: 'There are 45 seashells: 15 Conches, 15 Scallops, 15 Starfish.',
      section: 'Components',
      stateless: 'shown by the edition',
    },
    'WR-COMP-8': {
      title: 'Divers',
      text: 'There are 30 divers: 6 in each of 5 colours.',
      section: 'Components',
      stateless: 'shown by the edition',
    },
    'WR-COMP-9': {
      title: 'Crabs',
      text: 'There are 5 crabs: a colour reminder, and a score marker at the end.',
      section: 'Components',
      stateless: 'a marker for people',
    },
    'WR-COMP-10': {
      title: 'Dice',
      text: 'There are 6 dice, numbered 1 to 6.',
      section: 'Components',
      stateless: 'shown by the edition',
    },
    'WR-COMP-11': {
      title: 'Zones of the Reef',
      text: 'The Reef has a zone for each seashell kind, and a blank zone for all other dice.',
      section: 'Components; Setup F',
    },
    'WR-SETUP-1': {
      title: 'Seashells by the beach',
      text: 'All seashells start as one open supply by the beach.',
      section: 'Setup A',
    },
    'WR-SETUP-2': {
      title: 'Treasure supplies',
      text: 'Treasures are sorted by type, shuffled face down, and form a supply at the wreck of that type.',
      section: 'Setup B',
    },
    'WR-SETUP-3': {
      title: 'Face-up exhibits',
      text: 'The exhibits are shuffled; one more than the number of players lies face up.',
      section: 'Setup C',
    },
    'WR-SETUP-4': {
      title: 'The market',
      text: 'Aquarium pieces are shuffled by kind; each of the three stacks has three face-up pieces beside it: the market.',
      section: 'Setup D',
    },
    'WR-SETUP-5': {
      title: 'Divers of each player',
      text: 'Each player takes a mat, a crab, and divers of one colour: 6 / 5 / 4 / 4 with 2 / 3 / 4 / 5 players.',
      section: 'Setup E',
    },
    'WR-SETUP-6': {
      title: 'Dice in the game',
      text: 'The dice in the game: 5 / 4 / 5 / 6 with 2 / 3 / 4 / 5 players.',
      section: 'Setup E, F',
      variant: 'multi',
    },
    'WR-SETUP-7': {
      title: 'Back to the box',
      text: 'What is not used goes back to the box.',
      section: 'Setup E, F',
      stateless: 'unused parts are in no state',
    },
    'WR-SETUP-8': {
      title: 'Start player',
      text: 'The start player is found by chance.',
      section: 'Setup F',
      variant: 'multi',
    },
    'WR-SETUP-9': {
      title: 'First roll',
      text: 'The start player rolls the dice pool before the first turn.',
      section: 'Setup F',
    },
    'WR-ROLL-1': {
      title: 'All dice at once',
      text: 'Rolling the pool: all dice at once, into the lid, hard enough to bounce.',
      section: 'Setup F',
      stateless: 'how hands throw',
    },
    'WR-ROLL-2': {
      title: 'Numbers stay',
      text: 'The dice then go to the Reef with their numbers unchanged.',
      section: 'Setup F',
    },
    'WR-ROLL-3': {
      title: 'Seashell zones',
      text: 'A die that lies in a seashell zone of the lid, even partly, goes to that zone of the Reef.',
      section: 'Setup F',
    },
    'WR-ROLL-4': { title: 'Blank zone', text: 'Every other die goes to the blank zone.', section: 'Setup F' },
    'WR-TURN-1': {
      title: 'Clockwise',
      text: 'Play goes in turns from the start player, clockwise, until the game ends.',
      section: 'Gameplay',
      variant: 'multi',
      shows: 'TT-SEAT',
    },
    'WR-TURN-2': {
      title: 'Four steps',
      text: 'A turn has four steps in this order: take a die; move a diver and collect; claim exhibits if wanted; buy one aquarium piece if wanted.',
      section: 'On Your Turn',
      shows: 'TT-PHASE',
    },
    'WR-DIE-1': {
      title: 'Rolling the pool again',
      text: 'If no die is on the Reef when a turn begins, all dice are gathered from the mats and the pool is rolled.',
      section: 'Take a Die',
      variant: 'multi',
    },
    'WR-DIE-2': {
      title: 'Any die on the Reef',
      text: 'The player chooses any die on the Reef; the last one is no choice.',
      section: 'Take a Die',
    },
    'WR-DIE-3': {
      title: 'Seashell of the zone',
      text: 'A die in a seashell zone gives its taker one seashell of that kind at once, from the beach to the basket.',
      section: 'Take a Die',
    },
    'WR-DIE-4': {
      title: 'Die to the basket',
      text: 'The die goes to the basket and keeps its number.',
      section: 'Take a Die',
    },
    'WR-MOVE-1': {
      title: 'Own diver, number of the die',
      text: 'The player moves one own diver, from anywhere (off the board, a wreck, the beach), to a spot with the number of the die.',
      section: 'Move a Diver',
    },
    'WR-MOVE-2': {
      title: 'Not within a wreck',
      text: 'Never from one spot of a wreck to another spot of the same wreck.',
      section: 'Move a Diver',
    },
    'WR-MOVE-3': {
      title: 'Not along the beach',
      text: 'Never from one beach spot to another beach spot.',
      section: 'Move a Diver',
    },
    'WR-MOVE-4': {
      title: 'Not onto an own diver in a wreck',
      text: 'Never onto a wreck spot that holds another own diver.',
      section: 'Move a Diver',
    },
    'WR-MOVE-5': {
      title: 'Onto an own diver on the beach',
      text: 'A beach spot that holds an own diver may be moved to.',
      section: 'Move a Diver',
      variant: 'multi',
    },
    'WR-BEACH-1': {
      title: 'Seashells of the spot',
      text: 'A diver moved to the beach gives its owner the seashells shown there.',
      section: 'Moving to the Beach',
      variant: 'multi',
    },
    'WR-BEACH-2': {
      title: 'Bumped off the beach',
      text: 'Any diver that was on that beach spot, own or not, goes back off the board to its owner.',
      section: 'Moving to the Beach',
      variant: 'multi',
    },
    'WR-WRECK-1': {
      title: 'A treasure of the wreck',
      text: 'A diver moved to a wreck gives its owner 1 random treasure of that wreck.',
      section: 'Moving to a Wreck',
    },
    'WR-WRECK-2': {
      title: 'Bumped to the beach',
      text: "Another player's diver on that spot is bumped to the beach spot of the same number.",
      section: 'Moving to a Wreck',
      variant: 'multi',
    },
    'WR-WRECK-3': {
      title: 'Bumped off by a bump',
      text: 'A diver that was on that beach spot goes back to its owner.',
      section: 'Moving to a Wreck',
      variant: 'multi',
    },
    'WR-WRECK-4': {
      title: 'Seashells of the bumped',
      text: 'The owner of the diver bumped to the beach gains the seashells shown there.',
      section: 'Moving to a Wreck',
      variant: 'multi',
    },
    'WR-NEIGH-1': {
      title: 'Neighbours gain too',
      text: 'Every diver on one of the two wreck spots right beside the placed diver also gains its owner 1 random treasure of that wreck.',
      section: 'Neighbors Gain Too!',
    },
    'WR-NEIGH-2': {
      title: 'Neighbours of every colour',
      text: "This holds for the mover's own divers and for everybody else's.",
      section: 'Neighbors Gain Too!',
    },
    'WR-SUPPLY-1': {
      title: 'Discards become the supply',
      text: "When a wreck's supply runs out, the discarded treasures of that type are shuffled and become the supply.",
      section: 'Neighbors Gain Too!',
    },
    'WR-PLACE-1': {
      title: 'Placed at once',
      text: 'A treasure gained, for whatever reason, is looked at and must be placed at once, in any own display or in the own vault.',
      section: 'Gaining Treasures',
    },
    'WR-PLACE-2': {
      title: 'Leftmost empty pedestal',
      text: 'In a display it takes the leftmost empty pedestal; no gaps.',
      section: 'Gaining Treasures',
    },
    'WR-PLACE-3': {
      title: 'Vault from the bottom',
      text: 'In the vault it takes any column, from the bottom up; no gaps.',
      section: 'Gaining Treasures',
    },
    'WR-PLACE-4': {
      title: 'Face down or face up',
      text: 'Display treasures may lie face down if the player likes; vault treasures lie face up.',
      section: 'Gaining Treasures',
      stateless: 'nothing is secret (WR-R19)',
    },
    'WR-CLAIM-1': {
      title: 'A face-up exhibit that a display matches',
      text: 'A player may claim a face-up exhibit that one own display matches.',
      section: 'Claim',
    },
    'WR-CLAIM-2': {
      title: 'Only types count',
      text: 'Only the types count for a match; fronts do not.',
      section: 'Claim',
    },
    'WR-CLAIM-3': {
      title: 'Exactly these treasures',
      text: "The display holds exactly the exhibit's treasures, no more and no fewer, in any order.",
      section: 'Claim',
    },
    'WR-CLAIM-4': {
      title: 'Announced',
      text: 'The player announces which display claims which exhibit.',
      section: 'Announce It!',
    },
    'WR-CLAIM-5': {
      title: 'Display to the discard',
      text: 'After decorations and style, the treasures of the display go to the face-up discard.',
      section: 'Clear and Collect',
    },
    'WR-CLAIM-6': {
      title: 'Exhibit kept',
      text: 'The exhibit is kept face up by the player, with its Conch if it was decorated with one.',
      section: 'Clear and Collect',
    },
    'WR-CLAIM-7': {
      title: 'Another claim',
      text: 'Further exhibits may be claimed by the same steps; what earlier claims brought may be used for later ones.',
      section: 'Claim Another?',
    },
    'WR-DECO-1': {
      title: 'Shells shown, once each',
      text: 'Where the exhibit shows a Conch or a Scallop (or both), the player may use each shown shell once, if the basket has it.',
      section: 'Decorations?',
    },
    'WR-DECO-2': {
      title: 'Conch on the card',
      text: 'A Conch used so stays on the card and is worth 2 coins at the end.',
      section: 'Decorations?',
    },
    'WR-DECO-3': {
      title: 'Scallop for a treasure',
      text: "A Scallop used so goes to the beach and brings 1 random treasure from a wreck of the player's choice, placed at once as usual.",
      section: 'Decorations?',
    },
    'WR-STYLE-1': {
      title: 'Exact order',
      text: 'If the treasures stand in the exact order of the card, the player gains the style reward of the card, if it has one.',
      section: 'Exact Order?',
    },
    'WR-STYLE-2': {
      title: 'No style for a single type',
      text: 'Exhibits of one single type have no style reward.',
      section: 'Exact Order?',
    },
    'WR-STYLE-3': {
      title: 'Free piece',
      text: "Reward: 1 aquarium piece of the player's choice from the market, free.",
      section: 'Exact Order?',
    },
    'WR-STYLE-4': {
      title: 'Seashell of choice',
      text: "Reward: 1 seashell of the player's choice.",
      section: 'Exact Order?',
    },
    'WR-STYLE-5': { title: 'Seashells shown', text: 'Reward: the seashells shown.', section: 'Exact Order?' },
    'WR-REVEAL-1': {
      title: 'New exhibits',
      text: 'When the player has finished claiming, exhibits from the deck replace those claimed.',
      section: 'Reveal New Exhibits',
    },
    'WR-BUY-1': {
      title: 'Paying the cost',
      text: 'The player may buy a market piece by spending the seashells of its cost.',
      section: 'Buy',
    },
    'WR-BUY-2': { title: 'One a turn', text: 'One piece a turn at most.', section: 'Buy', shows: 'TT-PHASE' },
    'WR-BUY-3': {
      title: 'Several aquariums',
      text: 'A player may have several aquariums, finished or not, at the same time.',
      section: 'Buy',
    },
    'WR-BUY-4': { title: 'A Bottom starts one', text: 'A Bottom starts a new aquarium.', section: 'Buy' },
    'WR-BUY-5': {
      title: 'Middles and Tops go on',
      text: 'A Middle or a Top goes on a Bottom or a Middle.',
      section: 'Buy',
    },
    'WR-BUY-6': {
      title: 'Placed or not bought',
      text: 'A piece that cannot be placed cannot be bought.',
      section: 'Buy',
    },
    'WR-BUY-7': {
      title: 'Never moved',
      text: 'A placed piece never moves.',
      section: 'Buy',
      shows: 'TT-SHAPE',
    },
    'WR-BUY-8': { title: 'Nothing on a Top', text: 'Nothing goes on a Top.', section: 'Buy' },
    'WR-BUY-9': {
      title: 'Market refilled',
      text: 'A piece of the same stack replaces the one bought.',
      section: 'Buy',
    },
    'WR-BUY-10': { title: 'Stacks run out', text: 'Stacks may run out.', section: 'Buy' },
    'WR-CONCH-1': {
      title: 'Conch: one up or down',
      text: 'While taking a die, the player may discard a Conch to change the number by 1, up or down.',
      section: 'Conches',
    },
    'WR-CONCH-2': {
      title: 'Numbers wrap',
      text: 'The numbers wrap: 6 up is 1, 1 down is 6.',
      section: 'Conches',
    },
    'WR-CONCH-3': {
      title: 'Several Conches',
      text: 'Several Conches may be spent on the same die.',
      section: 'Conches',
    },
    'WR-SCAL-1': {
      title: 'Scallop: one more treasure',
      text: 'When taking a treasure from a wreck because of the own move of this turn, the player may discard a Scallop for one extra random treasure of that wreck.',
      section: 'Scallops',
    },
    'WR-SCAL-2': {
      title: 'Several Scallops',
      text: 'Several Scallops may be spent so on one turn.',
      section: 'Scallops',
    },
    'WR-STAR-1': {
      title: 'Starfish: any type',
      text: 'While claiming, the player may lay Starfish on treasures of a display, one each, several if wanted; a covered treasure counts as any type.',
      section: 'Starfish',
    },
    'WR-STAR-2': {
      title: 'Not in the vault',
      text: 'Never on vault treasures.',
      section: 'Starfish',
      shows: 'TT-SHAPE',
    },
    'WR-STAR-3': {
      title: 'Starfish to the beach',
      text: 'When the claim is resolved, those Starfish go to the beach.',
      section: 'Starfish',
    },
    'WR-STAR-4': {
      title: 'Starfish: discard a treasure',
      text: 'At any time a player may discard a Starfish to the beach to discard the rightmost treasure of one own display.',
      section: 'Starfish',
    },
    'WR-END-1': {
      title: 'End triggered',
      text: 'The end is triggered when a player has 6 / 5 / 4 / 4 exhibits or more (2 / 3 / 4 / 5 players) at the end of a turn of that player.',
      section: 'Game End',
      variant: 'multi',
    },
    'WR-END-2': {
      title: 'One more turn each',
      text: 'Every other player then has one more turn, and the game is over.',
      section: 'Game End',
      variant: 'multi',
    },
    'WR-SCORE-1': {
      title: 'Sum of three parts',
      text: 'The score is the sum of exhibits, vault and aquariums.',
      section: 'Final Scoring',
    },
    'WR-SCORE-2': {
      title: 'Exhibits and Conches',
      text: 'Exhibits: the coin value of each, and 2 coins for each decorating Conch.',
      section: 'Scoring Exhibits',
    },
    'WR-SCORE-3': {
      title: 'Different treasures',
      text: 'Vault: 1 coin for each different treasure (by front), wherever it lies in the vault.',
      section: 'Scoring Your Vault',
    },
    'WR-SCORE-4': {
      title: 'Rows of one type',
      text: 'Vault: a row of three treasures of one type earns the coins of that row.',
      section: 'Scoring Your Vault',
    },
    'WR-SCORE-5': {
      title: 'Equal treasures in a row',
      text: 'Equal treasures may share such a row; only the type counts.',
      section: 'Scoring Your Vault',
    },
    'WR-SCORE-6': {
      title: 'Every aquarium',
      text: 'Every aquarium scores, with or without a Top, even a lone Bottom.',
      section: 'Scoring Aquariums',
    },
    'WR-SCORE-7': {
      title: 'Printed coins',
      text: 'Bottoms and Middles earn their printed coins.',
      section: 'Scoring Aquariums',
    },
    'WR-SCORE-8': {
      title: 'Top for sets of shells',
      text: 'A Top with a shell formula earns its coins for each complete set of the named shells, for example 3 for each pair of a Starfish and a Conch.',
      section: 'Scoring Aquariums',
    },
    'WR-SCORE-9': {
      title: 'One pool of shells',
      text: 'For the formula all shells along the right edge of the whole aquarium form one pool; place and order do not count.',
      section: 'Scoring Aquariums',
    },
    'WR-SCORE-10': {
      title: 'Top for pieces',
      text: 'A Top with a tile formula earns its coins (2) for each piece of the aquarium, itself included.',
      section: 'Scoring Aquariums',
    },
    'WR-SCORE-11': {
      title: 'Highest score',
      text: 'The highest score wins.',
      section: 'Final Scoring',
      variant: 'multi',
    },
    'WR-SCORE-12': {
      title: 'Ties',
      text: 'Ties: first, more treasures left in displays; second, more seashells left in the basket.',
      section: 'Final Scoring',
      variant: 'multi',
    },
    'WR-SCORE-13': {
      title: 'Shared victory',
      text: 'Still tied: the victory is shared.',
      section: 'Final Scoring',
      variant: 'multi',
    },
    'WR-SCORE-14': {
      title: 'Round the score track',
      text: 'The score track holds 50; a marker that passes it goes on, and 50 is added.',
      section: 'Final Scoring',
      stateless: 'only the marker on the track',
    },
    'WR-SOLO-1': {
      title: 'Set-up as for two',
      text: 'Set up as for two players (6 divers, 3 face-up exhibits), but only for oneself.',
      section: 'Solo: Setup',
      variant: 'solo',
    },
    'WR-SOLO-2': {
      title: 'All six dice',
      text: 'All 6 dice are in the game.',
      section: 'Solo: Setup',
      variant: 'solo',
    },
    'WR-SOLO-3': {
      title: 'Rivals',
      text: 'Exactly 18 other divers form the supply of Rivals; their colours do not matter.',
      section: 'Solo: Setup',
      variant: 'solo',
    },
    'WR-SOLO-4': {
      title: 'A round',
      text: 'A round: roll all 6 dice; three own turns; three Rival turns.',
      section: 'Game Round',
      variant: 'solo',
    },
    'WR-SOLO-5': {
      title: 'No shells for Rivals',
      text: 'Rivals never gain seashells.',
      section: 'General Rival Rules',
      variant: 'solo',
    },
    'WR-SOLO-6': {
      title: 'No treasures for Rivals',
      text: 'Treasures that Rivals gain for any reason go to the discard.',
      section: 'General Rival Rules',
      variant: 'solo',
    },
    'WR-SOLO-7': {
      title: 'Rivals stay on the beach',
      text: 'A Rival on the beach never leaves it; own divers there may move away.',
      section: 'General Rival Rules',
      variant: 'solo',
    },
    'WR-SOLO-8': {
      title: 'Wrecks only',
      text: 'On own turns a diver may not be moved to the beach.',
      section: 'Your Turns',
      variant: 'solo',
    },
    'WR-SOLO-9': {
      title: 'Forfeit',
      text: 'If the chosen die allows no placement, the placement of that turn is forfeited.',
      section: 'Your Turns',
      variant: 'solo',
    },
    'WR-SOLO-10': {
      title: 'Bumped Rival',
      text: 'A Rival bumped from a wreck goes to any empty beach spot, not back to the supply.',
      section: 'Your Turns',
      variant: 'solo',
    },
    'WR-SOLO-11': {
      title: 'Beach full',
      text: 'If the beach has no empty spot, the bumped Rival leaves the game.',
      section: 'Your Turns',
      variant: 'solo',
    },
    'WR-SOLO-12': {
      title: 'Rivals beside an own diver',
      text: 'What a Rival gains as neighbour of the own placement goes to the discard.',
      section: 'Your Turns',
      variant: 'solo',
    },
    'WR-SOLO-13': {
      title: 'A die for a Rival',
      text: 'On each Rival turn the player chooses one of the three remaining dice and places a Rival from the supply.',
      section: 'Rival Turns',
      variant: 'solo',
    },
    'WR-SOLO-14': {
      title: 'A wreck of its own',
      text: 'It goes to a wreck, and not to one that a Rival went to earlier this round; the dice are laid beside the wrecks as a reminder.',
      section: 'Rival Turns',
      variant: 'solo',
    },
    'WR-SOLO-15': {
      title: 'Empty spots first',
      text: 'It goes to an empty spot if that is possible.',
      section: 'Rival Turns',
      variant: 'solo',
    },
    'WR-SOLO-16': {
      title: 'Bumped by a Rival',
      text: "If there is none, it may bump an own diver or another Rival to an empty beach spot of the player's choice.",
      section: 'Rival Turns',
      variant: 'solo',
    },
    'WR-SOLO-17': {
      title: 'Bumped, beach full',
      text: 'If the beach has no empty spot, the bumped own diver goes off the board, a bumped Rival leaves the game.',
      section: 'Rival Turns',
      variant: 'solo',
    },
    'WR-SOLO-18': {
      title: 'Shells of an own bumped diver',
      text: 'An own diver bumped to the beach brings the seashells of its spot.',
      section: 'Rival Turns',
      variant: 'solo',
    },
    'WR-SOLO-19': {
      title: 'Neighbours of a Rival',
      text: 'The neighbours of a placed Rival gain treasures; those of Rivals are discarded.',
      section: 'Rival Turns',
      variant: 'solo',
    },
    'WR-SOLO-20': {
      title: 'Vault only',
      text: "What the player gains as neighbour of a Rival's placement must go to the vault; if the vault is full it is discarded.",
      section: 'Rival Turns',
      variant: 'solo',
    },
    'WR-SOLO-21': {
      title: 'Buying at the end of a round',
      text: 'After the third Rival turn the player may buy one or more pieces, besides the one of each turn.',
      section: 'Rival Turns',
      variant: 'solo',
    },
    'WR-SOLO-22': {
      title: 'The check',
      text: 'Then the end is checked: if any of the five conditions holds now, the game ends at once, else a new round begins.',
      section: 'Rival Turns',
      variant: 'solo',
    },
    'WR-SOLO-23': {
      title: 'End: full vault',
      text: 'Condition: the vault is full.',
      section: 'Rival Turns',
      variant: 'solo',
    },
    'WR-SOLO-24': {
      title: 'End: full beach',
      text: 'Condition: all 6 beach spots are filled, by whomever.',
      section: 'Rival Turns',
      variant: 'solo',
    },
    'WR-SOLO-25': {
      title: 'End: exhibits',
      text: 'Condition: the player has claimed 6 exhibits or more.',
      section: 'Rival Turns',
      variant: 'solo',
    },
    'WR-SOLO-26': {
      title: 'End: no Rivals left',
      text: 'Condition: the supply of Rivals is used up.',
      section: 'Rival Turns',
      variant: 'solo',
    },
    'WR-SOLO-27': {
      title: 'End: a wreck ran out',
      text: 'Condition: a wreck ran out of treasure during the round.',
      section: 'Rival Turns',
      variant: 'solo',
    },
    'WR-SOLO-28': {
      title: 'Bands',
      text: 'The score is counted as usual and read on the chart: 0-50, 51-75, 76-100, 101-125, 126-150, 151 and more.',
      section: 'Rival Turns',
      variant: 'solo',
    },
  },
  rulings: {
    'WR-R1': {
      title: "Are a wreck's six spots a ring or a line, and who is beside whom?",
      text: 'A ring, numbers in a different order for each wreck; every spot has exactly two spots beside it. Edition data: wrecks.rings, wrecks.closed (false makes lines of them).',
      reason: 'Text: "either of the two" has no exception for end spots.',
    },
    'WR-R2': {
      title: 'May the Conch that a die brings from its own zone be spent on that die?',
      text: 'Yes.',
      reason: 'Text: the shell is gained at once, before the die is taken to the basket.',
    },
    'WR-R3': {
      title: 'When exactly are Conches spent, and what do they change?',
      text: 'After the die is chosen and before the diver moves, one at a time, in any mixture of up and down. Only the number for this move changes; the die keeps its face.',
      reason:
        'Text: while taking a die; the die keeps its number. Choosing first and shifting later loses nothing, since the shift is known beforehand.',
    },
    'WR-R4': {
      title: 'A die touches two zones, is cocked, or leaves the lid?',
      text: 'Two zones: the one it covers more; the table decides. Cocked or out: thrown again. The engine is told the final result only.',
      reason: 'Table. Editions and hosts report one zone a die.',
      stateless: 'the table reports one zone',
    },
    'WR-R5': {
      title: 'All dice are rolled at once; the engine asks one by one?',
      text: 'The dice are independent and nobody decides anything in between, so one event a die is the same distribution.',
      reason: 'Keeps chance nodes listable (24 outcomes).',
    },
    'WR-R6': {
      title: 'The beach has fewer shells of a kind than are to be gained?',
      text: 'Gain what is there, kind by kind; the rest is lost, nothing replaces it.',
      reason: 'Supply is limited by WR-COMP-7; text gives no substitute.',
    },
    'WR-R7': {
      title: 'From a beach spot to the same beach spot? (The text forbids "any other" only)',
      text: 'Not allowed.',
      reason: 'It is not a move; else a diver could farm one spot without moving.',
    },
    'WR-R8': {
      title: 'From a wreck spot to the same spot of that wreck?',
      text: 'Not allowed.',
      reason: 'Same as WR-R7; it also holds an own diver.',
    },
    'WR-R9': {
      title: 'Does the moving diver leave before the target is cleared?',
      text: 'Yes. So a diver that comes from beach spot n to a wreck spot n leaves that beach spot free for the diver it bumps.',
      reason: 'Table: one lifts the diver first.',
    },
    'WR-R10': {
      title: 'Order of everything at a wreck',
      text: '(1) the diver stands in the spot and bumps; the occupant of the beach spot goes home; the bumped owner gains the shells; (2) the mover draws and places 1 treasure; (3) Scallop extras, one by one; (4) neighbours.',
      reason:
        'Text order of "gain 1", then "neighbours"; the bump comes first because a spot has room for one diver.',
    },
    'WR-R11': {
      title: 'Order among neighbours',
      text: "By seat, clockwise from the mover, the mover's own first; a seat with divers on both sides draws and places, then draws and places again; Rivals last.",
      reason: 'Symmetric, and the order in which players act.',
    },
    'WR-R12': {
      title: 'A player cannot move at all?',
      text: 'Cannot happen in multi: a diver not on the beach may go to the beach spot; if all are on the beach, any wreck spot of the number is open. In solo see WR-R43.',
      reason: 'Proof, and an audit fact.',
    },
    'WR-R13': {
      title: "Do Scallops add to treasures gained as neighbour, by decoration, or on others' turns?",
      text: 'No; only to the treasure for the own move of this turn.',
      reason: 'Text.',
      shows: 'TT-PHASE',
    },
    'WR-R14': {
      title: 'Are Scallops spent before or after seeing the treasure?',
      text: "After the mover's treasure is placed, one Scallop at a time, each extra placed before the next decision; all before the neighbours gain.",
      reason: 'Text: each treasure is placed at once. Deciding later never hurts the player.',
    },
    'WR-R15': {
      title: 'When exactly does the discard become the supply?',
      text: 'At once when a supply is empty and its discard is not: after a draw, or when the first treasure is discarded later.',
      reason: 'Text: ever, for any reason. So never an empty supply beside a discard.',
    },
    'WR-R16': {
      title: 'Supply and discard of a wreck are both empty (all on mats)?',
      text: 'Nobody gains from it; gains are lost, Scallops cannot be spent there.',
      reason: 'Nothing to draw; nothing replaces it.',
    },
    'WR-R17': {
      title: 'No display has an empty pedestal and the vault is full?',
      text: 'The treasure is drawn, looked at and discarded. It may be discarded only if no place is open to it (the vault alone counts where WR-SOLO-20 holds; a display under claim never, WR-R22), and a player with a Starfish may first make room in a display.',
      reason: 'Text has the precedent WR-SOLO-20; "must place" forbids it otherwise.',
    },
    'WR-R18': {
      title: "A neighbour's owner gains on another player's turn?",
      text: 'That owner decides where it goes, at that moment, before play goes on.',
      reason: 'Text: immediately.',
    },
    'WR-R19': {
      title: 'Are the fronts of face-down display treasures, and what has been discarded, secret?',
      text: 'No. All is open: face down is a convenience, everybody has seen the draw or may ask.',
      reason:
        'Text allows face down only "to resemble the cards"; discards lie face up. Makes this a game of perfect information with chance.',
    },
    'WR-R20': {
      title: 'Starfish on which treasures during a claim?',
      text: 'Only on treasures of the display that is claiming; as many as the basket can pay, needed or not. Sets of equal size that do the same (the types fit; where the card has a style reward: the order is exact, or is not) are one choice, named by the smallest number stars.',
      reason:
        'Elsewhere they would do nothing. Which of two equal treasures is covered changes nothing, so no two legal claims mean the same.',
    },
    'WR-R21': {
      title: 'Covered treasures in the exact-order check?',
      text: 'They fit any position, so covers can also earn the style reward.',
      reason: 'Text: any type you wish.',
    },
    'WR-R22': {
      title:
        'May the display that is being claimed take a treasure (from the Scallop decoration) or lose one (to a Starfish) before it is cleared?',
      text: "No: from announcement to clearing it is closed. A Scallop's treasure goes elsewhere; if there is no elsewhere, WR-R17.",
      reason:
        'The announced treasures are compared in step 3 and swept in step 4; a treasure added in between would break the one and be lost to the other.',
    },
    'WR-R23': {
      title: 'Order of the two decorations?',
      text: "The player's choice; either, both or none.",
      reason: 'Text: up to once each.',
    },
    'WR-R24': {
      title: 'May a shell from the style reward decorate the same exhibit?',
      text: 'No; decorations come before. It may decorate a later claim of the same turn.',
      reason: 'Text order and step 5.',
      shows: 'TT-PHASE',
    },
    'WR-R25': {
      title: 'Is a style reward optional? What if it cannot be carried out?',
      text: 'It must be taken as far as possible. A free piece: any market piece that can be placed; none: nothing. A shell of choice: a kind the beach has; none: nothing.',
      reason: 'Text: "gain". "May" is used where there is a choice.',
    },
    'WR-R26': {
      title: 'When is a market piece replaced?',
      text: 'At once after it is taken, bought or free, before anything else happens.',
      reason: 'Text for buying; the same for free ones. Exhibits wait, because the text says so.',
    },
    'WR-R27': {
      title: "Does a free piece count as the turn's purchase?",
      text: 'No.',
      reason: 'It is not bought.',
    },
    'WR-R28': {
      title: 'Several exhibits to be replaced; deck empty?',
      text: 'Lowest slot first. No deck: the slot stays empty for good.',
      reason: 'Slots have no meaning; fixed order keeps replays exact.',
    },
    'WR-R29': {
      title: 'Are slots refilled between two claims of a turn, or on the last turn?',
      text: 'Never between claims; always after the last claim, even on the very last turn.',
      reason: 'Text.',
    },
    'WR-R30': {
      title: 'Where do spent shells go?',
      text: 'All to the beach: Conch shifts, Scallop dives and decorations, Starfish, costs. Only a decorating Conch stays away, on its card.',
      reason: 'Text says so for most; symmetric.',
    },
    'WR-R31': {
      title: "Are the shells along a piece's right edge the same as its cost?",
      text: 'Yes: one list, shells, is both.',
      reason: 'Text lists only worth and cost as printed on a piece.',
    },
    'WR-R32': {
      title: 'How are formula sets counted?',
      text: "Smallest over the named kinds of floor(pool / needed), times the coins; the Top's own shells are in the pool.",
      reason: 'Text.',
    },
    'WR-R33': { title: 'A stack is empty?', text: 'The market slot stays empty.', reason: 'Text.' },
    'WR-R34': {
      title: '"At any time": when can a player use a Starfish to discard?',
      text: "At every decision that is that player's own, whoever's turn it is, including placing a treasure out of turn. Not at others' decisions. Any number of times.",
      reason:
        "Nothing is lost: between two own decisions no other player can touch or profit from one's displays, and every own use of the room (placing, claiming) is itself such a decision. Only bluff-free side effects (the day a discard returns to a supply) differ.",
    },
    'WR-R35': {
      title: 'Are optional steps offered when they are impossible?',
      text: 'No. Scallop step: offered with a Scallop and a non-empty wreck. Claim step: a claim is legal, or the player has a Starfish and a treasure in a display. Decoration: a shown, unused shell is in the basket (and, for the Scallop, some wreck has a supply). Style choice: something can be chosen. Buying: an affordable, placeable piece exists. Otherwise the step passes silently.',
      reason:
        'Fewer empty decisions; no information is hidden, so none leaks. A step that is reached with one legal action only (the last die, a forfeit) is still a decision and needs its action.',
      shows: 'TT-PHASE',
    },
    'WR-R36': {
      title:
        'Does a player who reaches the goal during the last turns extend the game? Does the trigger player play again?',
      text: 'Neither: one trigger, players-1 more turns, over.',
      reason: 'Text: every other player one more.',
    },
    'WR-R37': {
      title: 'When does the goal count?',
      text: "When the turn ends, after buying; reaching it is only possible on one's own turn.",
      reason: 'Text.',
    },
    'WR-R38': {
      title: 'What counts for the tie-breaks?',
      text: 'Treasures on display pedestals only; shells in the basket only (no Conches on cards).',
      reason: 'Text.',
    },
    'WR-R39': {
      title: 'Option firstSeat, and solo',
      text: 'A seat may be named instead of drawn; in solo seat 0 always starts and nothing is drawn.',
      reason: 'Hosts continue series of games.',
    },
    'WR-R40': {
      title: 'Is the pool rolled when the last die is taken?',
      text: 'No, at the start of the next turn; so never after the last turn of the game.',
      reason: 'Text.',
    },
    'WR-R41': {
      title: 'Solo: does a placed Rival itself draw a treasure (to be discarded)?',
      text: 'Yes, like any diver, before its neighbours. Option rivalsDive: false leaves it out.',
      reason:
        'Text: treasures gained "for any reason"; three "turns". The list of Rival rules names neighbours only, hence the option.',
    },
    'WR-R42': {
      title: "Solo: do the zones of the Rivals' dice, or the player's Conches, act on Rival turns?",
      text: 'No shell is gained, no die is shifted. Own Starfish may still be discarded (WR-R34).',
      reason: 'WR-SOLO-5; the Conch is for the die one takes oneself.',
      shows: 'TT-PHASE',
    },
    'WR-R43': {
      title: 'Solo: when may the placement be forfeited?',
      text: 'Only if no own diver can go anywhere with the present number, which is exactly when own divers hold that number in all four wrecks. Such a die may be chosen on purpose; a Conch may be spent instead. The shell of the die is kept; claims and buying follow as usual.',
      reason: 'Text: based on your chosen die.',
    },
    'WR-R44': {
      title: 'Solo: the only empty spots of the number are in wrecks that Rivals already went to this round?',
      text: 'They do not count. Among the wrecks still open this round: an empty spot if there is one; else one of their occupants must be bumped (the player picks which).',
      reason: 'Both "must"s hold, and a Rival must go to a wreck; one or more wrecks are always open.',
    },
    'WR-R45': {
      title: "Solo: when is a bumped piece's beach spot chosen?",
      text: 'At once, before anyone gains.',
      reason: 'As WR-R10.',
    },
    'WR-R46': {
      title: 'Solo: an own diver bumped while the beach is full',
      text: 'Goes off the board and brings no shells.',
      reason: 'It never reaches the beach.',
    },
    'WR-R47': {
      title: 'Solo: has a wreck "run out" if the discard refilled it?',
      text: 'Yes: it ran out when its last supply treasure was drawn, refilled or not; remembered until the round ends.',
      reason: 'Text: ran out during the round.',
    },
    'WR-R48': {
      title: 'Solo: buying at the end of the round',
      text: 'Any number, one after the other, each replaced at once; before the end check.',
      reason: 'Text.',
    },
    'WR-R49': {
      title: 'Solo: claims on Rival turns?',
      text: 'No; only on own turns.',
      reason: "Claiming is a step of one's turn.",
      shows: 'TT-PHASE',
    },
    'WR-R50': {
      title: 'Solo: own divers and Rivals both neighbours',
      text: "The player draws first, then the Rival's draw is discarded.",
      reason: 'WR-R11.',
    },
    'WR-R51': {
      title: 'Solo: do conditions met in the middle of a round end it?',
      text: 'No; only what holds at the check counts (for WR-SOLO-27: what happened in the round).',
      reason: 'Text: currently met.',
    },
    'WR-R52': {
      title: 'Solo: winners, tie-breaks',
      text: 'None; the result is the score and its band. Rivals removed from the game do not count as supply.',
      reason: 'Text.',
    },
    'WR-R53': {
      title:
        'Do other words for shells mean other things ("baubles" of a bumped player, "Seashell" as a decoration in the one-page summary)?',
      text: 'No: baubles are the beach shells, and that "Seashell" is the Scallop.',
      reason: 'The main text has the final names; the summary and one line kept older ones.',
      stateless: 'words only',
    },
    'WR-R54': {
      title: 'Are there style rewards other than the three described ("include")?',
      text: 'No.',
      reason: 'Nothing else is described.',
    },
    'WR-R55': {
      title: "Is there a limit to the game's length?",
      text: 'None in the rules, and none here. Solo ends after 6 rounds at most (18 Rivals, 3 a round). In multi, players who never claim could go on for ever; hosts and searches cap playouts themselves.',
      reason: 'Text.',
    },
  },
});

export type RuleId = keyof (typeof rules)['rules'];
