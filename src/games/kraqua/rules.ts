import { rulebook } from '../../core/rulebook.js';

/** The rulebook in our own words, and our rulings where it is silent or open. */
export const rules = rulebook({
  rules: {
    'KQ-COMP-1': { title: 'Colour die', text: 'There is one die, with colours.', section: 'Components' },
    'KQ-COMP-2': {
      title: 'Hats',
      text: 'Three hats are worn; the others are spares.',
      section: 'Components; Setup',
      stateless: 'hats name the fish in the gates; spares do nothing',
    },
    'KQ-COMP-3': {
      title: 'Magic gates',
      text: 'Six gates: two for shapes, two for colours, two for sizes.',
      section: 'Components; Magic Gate',
    },
    'KQ-COMP-4': {
      title: 'Animal chips',
      text: 'Four chips: jellyfish, seahorse, turtle, crab.',
      section: 'Components',
    },
    'KQ-COMP-5': {
      title: 'Shells',
      text: 'Eight shells; one side is the shell, the other the water.',
      section: 'Components; Superpowers',
    },
    'KQ-COMP-6': {
      title: 'Gems',
      text: 'Sixteen gems: 1 purple, 1 yellow, 2 red, 3 green, 4 blue, 5 clear.',
      section: 'Components',
    },
    'KQ-COMP-7': {
      title: 'Fish',
      text: 'Three fish, which differ in colour, hat and size.',
      section: 'Components; Magic Gate',
    },
    'KQ-COMP-8': {
      title: 'Board',
      text: 'A folding board with the path, the reef slots, three arches and places for everything else.',
      section: 'Components; Setup',
    },
    'KQ-COMP-9': {
      title: 'Hideouts',
      text: 'Six hideouts, each with a treasure chest on its back.',
      section: 'Components',
    },
    'KQ-COMP-10': {
      title: 'Reef tiles',
      text: 'Twelve tiles with an animal on either face; some have gaps, two show a snail.',
      section: 'Components; Setup; Superpowers',
    },
    'KQ-COMP-11': { title: 'Players', text: 'Two, three or four play.', section: 'Setup' },

    'KQ-GOAL-1': { title: 'One team', text: 'All win together or lose together.', section: 'Goal' },
    'KQ-GOAL-2': {
      title: 'Two tasks',
      text: 'All fish to the goal, and the gems that the hideout asks for into it.',
      section: 'Goal; Round Sequence',
    },
    'KQ-GOAL-3': {
      title: 'Protection',
      text: 'Kraqua robs only for fish that stand bare.',
      section: 'Goal',
    },

    'KQ-SETUP-1': {
      title: 'Who wears which hat',
      text: 'Yellow wears the sombrero, green the top hat, red the bowler.',
      section: 'Setup',
    },
    'KQ-SETUP-2': {
      title: 'Folding the board for the start',
      text: 'The left part is folded over; the starts show, the goals do not.',
      section: 'Setup',
      stateless: 'what can be seen follows from the stage',
    },
    'KQ-SETUP-3': {
      title: 'Fish on the starts',
      text: 'Each fish stands on a start, no matter which.',
      section: 'Setup',
    },
    'KQ-SETUP-4': {
      title: 'The die in the cave',
      text: 'The die waits in the cave of Kraqua.',
      section: 'Setup',
      stateless: 'a place to put the die',
    },
    'KQ-SETUP-5': { title: 'Hideout', text: 'The team chooses one hideout.', section: 'Setup' },
    'KQ-SETUP-6': {
      title: 'Treasure chest',
      text: 'Another hideout, turned over, is the chest; the rest go to the box.',
      section: 'Setup',
      stateless: 'all chests are alike',
    },
    'KQ-SETUP-7': { title: 'Gems on the chest', text: 'All gems begin on the chest.', section: 'Setup' },
    'KQ-SETUP-8': {
      title: 'Chips',
      text: 'Each player chooses a chip; chips left over go to the box.',
      section: 'Setup',
    },
    'KQ-SETUP-9': {
      title: 'Stack of gates',
      text: 'The gates are shuffled, and the top one is laid on the first arch.',
      section: 'Setup',
    },
    'KQ-SETUP-10': {
      title: 'Starting shells',
      text: 'In total 2 shells on level 1, and 1 on levels 2 and 3.',
      section: 'Setup',
      variant: 'levels 1 to 3',
    },
    'KQ-SETUP-11': {
      title: 'Tiles by level',
      text: 'Twelve tiles, but eleven on level 3, where a snail tile is left out.',
      section: 'Setup',
      variant: 'levels 1 to 3',
    },
    'KQ-SETUP-12': { title: 'Draw pile', text: 'The tiles are shuffled into a pile.', section: 'Setup' },
    'KQ-SETUP-13': {
      title: 'First tiles of the reef',
      text: 'Two tiles are laid in the first slots, one inside and one outside.',
      section: 'Setup',
    },
    'KQ-SETUP-14': {
      title: 'Sand to sand',
      text: 'The sand of a tile lies at the sand of the path.',
      section: 'Setup; Place a Reef Tile',
      stateless: 'tiles fit in one way only; KQ-R6 says where gaps fall',
    },
    'KQ-SETUP-15': {
      title: 'A tile for each player',
      text: 'Each player draws one tile and lays it down face up.',
      section: 'Setup',
    },
    'KQ-SETUP-16': {
      title: 'First game',
      text: 'Level 1 is advised for a first game.',
      section: 'Setup',
      stateless: 'advice; the default of the option',
    },
    'KQ-SETUP-17': {
      title: 'Punching out',
      text: 'Before the very first game the parts are punched out.',
      section: 'Setup',
      stateless: 'handling',
    },

    'KQ-ROUND-1': {
      title: 'One turn a round',
      text: 'Each player has exactly one turn in each round.',
      section: 'How to Play',
      shows: 'TT-SEAT',
    },
    'KQ-ROUND-2': {
      title: 'No order of play',
      text: 'The team decides each time who is next.',
      section: 'How to Play; Check',
    },
    'KQ-ROUND-3': {
      title: 'Three steps',
      text: 'Lay a tile, move a fish, check for theft.',
      section: 'Round Sequence',
      shows: 'TT-PHASE',
    },
    'KQ-PATH-1': {
      title: 'One path',
      text: 'It leads from the starts across the board to the goals, which are hidden at first.',
      section: 'The Path',
    },
    'KQ-PATH-2': {
      title: 'Animal spaces',
      text: 'Spaces of four animals alternate.',
      section: 'The Path',
    },
    'KQ-PATH-3': {
      title: 'Printed reef',
      text: 'The starts and the first four animal spaces are protected.',
      section: 'The Path',
    },
    'KQ-PATH-4': {
      title: 'Open water',
      text: 'All other animal spaces are bare unless tiles protect them.',
      section: 'The Path',
    },
    'KQ-PATH-5': {
      title: 'Reef slots',
      text: 'Inside and outside lie slots, each beside three spaces.',
      section: 'The Path',
    },
    'KQ-PATH-6': {
      title: 'A reef that travels',
      text: 'Tiles are laid step by step; some have gaps.',
      section: 'The Path',
    },
    'KQ-PATH-7': {
      title: 'Protected space',
      text: 'A tile on either side, and no gap at this space in either.',
      section: 'The Path',
    },
    'KQ-PATH-8': {
      title: 'Bare space',
      text: 'A tile is missing, or one of the two has a gap at this very space.',
      section: 'The Path',
    },
    'KQ-HIDE-1': {
      title: 'What hideouts ask for',
      text: 'Each hideout asks for other gems, some of them rare.',
      section: 'Round Sequence',
    },

    'KQ-PLACE-1': {
      title: 'Lay the tile',
      text: 'Before moving, the own tile goes to the nearest free slot; its animal says where a fish may go.',
      section: 'Place a Reef Tile',
    },
    'KQ-PLACE-2': {
      title: 'No slot left out',
      text: 'A tile goes to the front, next to the last one.',
      section: 'Place a Reef Tile',
    },
    'KQ-PLACE-3': {
      title: 'Inside or outside',
      text: 'The row is the choice of the player.',
      section: 'Place a Reef Tile',
    },
    'KQ-PLACE-4': {
      title: 'Sand to sand',
      text: 'As in the set-up.',
      section: 'Place a Reef Tile',
      stateless: 'tiles fit in one way only; KQ-R6 says where gaps fall',
    },
    'KQ-PLACE-5': {
      title: 'No free slot',
      text: 'The turn goes on as usual, and the tile goes to the box at its end.',
      section: 'Board Opens and Closes',
    },

    'KQ-MOVE-1': {
      title: 'A fish must move',
      text: 'Then one fish must be moved, any of the three.',
      section: 'Move a Fish',
    },
    'KQ-MOVE-2': {
      title: 'To the animal of the tile',
      text: 'It goes to the next free space with that animal.',
      section: 'Move a Fish',
    },
    'KQ-MOVE-3': { title: 'Forward only', text: 'Fish never go back.', section: 'Move a Fish' },
    'KQ-MOVE-4': {
      title: 'One fish a space',
      text: 'Two fish never share an animal space.',
      section: 'Move a Fish',
    },
    'KQ-MOVE-5': {
      title: 'Occupied spaces are skipped',
      text: 'The next free space of the animal counts.',
      section: 'Move a Fish',
    },
    'KQ-SHELL-1': {
      title: 'Shell move',
      text: 'The animal of the chip may be used in place of the tile, for any fish.',
      section: 'Move a Fish',
    },
    'KQ-SHELL-2': {
      title: 'Price of a shell move',
      text: 'One shell goes back to the supply.',
      section: 'Move a Fish',
    },
    'KQ-SPECIAL-1': {
      title: 'Special spaces',
      text: 'They work when a move ends on them.',
      section: 'Move a Fish',
    },
    'KQ-SPECIAL-2': {
      title: 'Once a turn',
      text: 'However many shells there are, a special space works once in a turn.',
      section: 'Move a Fish',
      shows: 'TT-PHASE',
    },
    'KQ-SHELL-3': {
      title: 'Shell found',
      text: 'On a shell space a shell is taken from the supply.',
      section: 'Move a Fish',
    },
    'KQ-SHELL-4': {
      title: 'Shells found are of use at once',
      text: 'The next player may already pay with it.',
      section: 'Move a Fish',
    },
    'KQ-SHELL-5': { title: 'Six shells', text: 'No more than six may be owned.', section: 'Move a Fish' },
    'KQ-DOLPHIN-1': {
      title: 'Dolphin Express',
      text: 'On a dolphin space its help may be used.',
      section: 'Move a Fish',
    },
    'KQ-DOLPHIN-2': {
      title: 'Price of the dolphin',
      text: 'Its help costs a shell.',
      section: 'Move a Fish',
    },
    'KQ-DOLPHIN-3': {
      title: 'What the dolphin brings',
      text: 'One gem of choice goes from the chest into the hideout.',
      section: 'Move a Fish',
    },
    'KQ-DOLPHIN-4': {
      title: 'Safe in the hideout',
      text: 'Gems in the hideout cannot be stolen.',
      section: 'Move a Fish',
    },
    'KQ-SHARK-1': {
      title: 'Shark',
      text: 'On a shark space there is help when the cave holds gems that the hideout needs.',
      section: 'Move a Fish',
    },
    'KQ-SHARK-2': {
      title: 'Price of the shark',
      text: 'Its help may be refused, and costs a shell.',
      section: 'Move a Fish',
    },
    'KQ-SHARK-3': {
      title: 'What the shark brings',
      text: 'Any one gem goes from the cave back to the chest.',
      section: 'Move a Fish',
    },

    'KQ-STEAL-1': {
      title: 'Check after the move',
      text: 'The space on which the moved fish ended is looked at.',
      section: 'Check',
    },
    'KQ-STEAL-2': { title: 'Protected', text: 'Nothing happens.', section: 'Check' },
    'KQ-STEAL-3': {
      title: 'Bare',
      text: 'The die is rolled, and a gem of that colour goes from the chest to the cave.',
      section: 'Check',
    },
    'KQ-STEAL-4': {
      title: 'Colour gone',
      text: 'If the chest has no such gem, the player chooses a colour.',
      section: 'Check',
    },
    'KQ-STEAL-5': {
      title: 'End of the turn',
      text: 'The turn is over, and the team decides who is next.',
      section: 'Check',
    },

    'KQ-DRAW-1': {
      title: 'Drawing',
      text: 'After the last turn of a round, whoever moved last draws first.',
      section: 'End of Round',
    },
    'KQ-DRAW-2': {
      title: 'Clockwise',
      text: 'The others draw in their order around the table.',
      section: 'End of Round',
      shows: 'TT-SEAT',
    },
    'KQ-DRAW-3': { title: 'Face up', text: 'A tile drawn is turned face up.', section: 'End of Round' },
    'KQ-DRAW-4': {
      title: 'From the rear',
      text: 'With an empty pile the rearmost tile is taken, inside or outside.',
      section: 'End of Round',
    },
    'KQ-DRAW-5': {
      title: 'Never from the middle',
      text: 'Tiles of the reef are taken from the back only.',
      section: 'End of Round',
    },
    'KQ-DRAW-6': {
      title: 'Empty-handed',
      text: 'Whoever finds no tile has no turn in this round, but may advise.',
      section: 'End of Round',
    },
    'KQ-RAID-1': {
      title: 'Raid',
      text: 'After the draws Kraqua robs for each fish that stands bare.',
      section: 'End of Round',
    },
    'KQ-RAID-2': {
      title: 'Who rolls in the raid',
      text: 'The player who moved last, once for each of these fish.',
      section: 'End of Round',
    },
    'KQ-RAID-3': {
      title: 'Gems of the raid',
      text: 'After each roll a gem of that colour goes; is there none, any one.',
      section: 'End of Round',
    },
    'KQ-RAID-4': {
      title: 'Seahorse in the raid',
      text: 'Its power works here too, if its player moved last.',
      section: 'End of Round',
    },
    'KQ-RAID-5': {
      title: 'Time to fold',
      text: 'Then the board is folded, if all fish have passed the gate.',
      section: 'End of Round',
    },
    'KQ-RAID-6': { title: 'Next round', text: 'A new round begins.', section: 'End of Round' },

    'KQ-POWER-1': {
      title: 'Powers',
      text: 'Each chip has a power for the turns of its player.',
      section: 'Superpowers',
    },
    'KQ-SEAHORSE-1': {
      title: 'Seahorse rolls again',
      text: 'When a fish it has moved stands bare, it may roll a second time.',
      section: 'Superpowers',
    },
    'KQ-SEAHORSE-2': {
      title: 'The last roll counts',
      text: 'The gem stolen is of the colour rolled last.',
      section: 'Superpowers',
    },
    'KQ-SEAHORSE-3': {
      title: 'Second colour gone',
      text: 'Then its player chooses any gem.',
      section: 'Superpowers',
    },
    'KQ-CRAB-1': {
      title: 'Crab flicks',
      text: 'Where it would pay a shell, the crab tosses it like a coin.',
      section: 'Superpowers',
    },
    'KQ-CRAB-2': { title: 'Shell side up', text: 'The shell is kept.', section: 'Superpowers' },
    'KQ-CRAB-3': { title: 'Water side up', text: 'The shell is paid.', section: 'Superpowers' },
    'KQ-TURTLE-1': {
      title: 'Turtle turns its tile',
      text: 'Before laying it, the turtle chooses the face that counts.',
      section: 'Superpowers',
    },
    'KQ-TURTLE-2': {
      title: 'Laid as chosen',
      text: 'The chosen face lies up in the reef.',
      section: 'Superpowers',
    },
    'KQ-JELLY-1': {
      title: 'Jellyfish goes anywhere',
      text: 'Its shell move leads to the next free space of any animal.',
      section: 'Superpowers',
    },
    'KQ-JELLY-2': { title: 'Price of it', text: 'That always costs a shell.', section: 'Superpowers' },

    'KQ-GATE-1': {
      title: 'Three gates',
      text: 'A gate lies on an arch; three have to be passed.',
      section: 'Magic Gate',
    },
    'KQ-GATE-2': {
      title: 'Two folds',
      text: 'The board changes at the end of a round in which all fish are through.',
      section: 'Magic Gate',
    },
    'KQ-GATE-3': {
      title: 'Gates of shape',
      text: 'Bowler, sombrero, top hat; or top hat, sombrero, bowler.',
      section: 'Magic Gate',
    },
    'KQ-GATE-4': {
      title: 'Gates of colour',
      text: 'Green, red, yellow; or yellow, red, green.',
      section: 'Magic Gate',
    },
    'KQ-GATE-5': {
      title: 'Gates of size',
      text: 'From large to small, or from small to large.',
      section: 'Magic Gate',
    },
    'KQ-GATE-6': {
      title: 'No cutting in line',
      text: 'A fish whose turn has not come may not pass, and may have no move for that.',
      section: 'Magic Gate',
    },
    'KQ-FOLD-1': {
      title: 'First finish the round',
      text: 'Then the gate goes to the box.',
      section: 'Board Opens and Closes',
    },
    'KQ-FOLD-2': {
      title: 'First fold',
      text: 'The left part opens, the starts vanish, and a gate is drawn for the second arch.',
      section: 'Board Opens and Closes',
    },
    'KQ-FOLD-3': {
      title: 'The pile is lost',
      text: 'Tiles left in the draw pile go to the box.',
      section: 'Board Opens and Closes',
    },
    'KQ-FOLD-4': {
      title: 'Second fold',
      text: 'The right part closes, and the goals appear.',
      section: 'Board Opens and Closes',
    },
    'KQ-FOLD-5': {
      title: 'Third gate',
      text: 'A gate is drawn for the third arch.',
      section: 'Board Opens and Closes',
    },
    'KQ-FOLD-6': {
      title: 'Tiles lost at the second fold',
      text: 'Tiles on the part that closes go to the box.',
      section: 'Board Opens and Closes',
    },
    'KQ-FOLD-7': {
      title: 'No third fold',
      text: 'At the third arch nothing is folded.',
      section: 'Board Opens and Closes',
    },
    'KQ-GOALS-1': {
      title: 'Goals fit every animal',
      text: 'Behind the third gate lie three goals, open to any animal.',
      section: 'Board Opens and Closes',
    },
    'KQ-GOALS-2': {
      title: 'All home',
      text: 'The game ends when all fish have passed the third gate in its order.',
      section: 'Board Opens and Closes',
    },

    'KQ-END-1': {
      title: 'Won',
      text: 'All fish home, and chest and hideout hold what is asked for: the gems go into the hideout.',
      section: 'End of the Game',
    },
    'KQ-END-2': {
      title: 'Almost won',
      text: 'All fish home, but gems are missing.',
      section: 'End of the Game',
    },
    'KQ-END-3': {
      title: 'The reef is gone',
      text: 'Fish not home, and no tile left to draw: lost.',
      section: 'End of the Game',
    },
    'KQ-END-4': {
      title: 'Empty chest',
      text: 'The chest is empty, and the fish are not home: lost.',
      section: 'End of the Game',
    },
    'KQ-END-5': {
      title: 'Fish food',
      text: 'All gems lie in the hideout, but the fish can no longer get home: lost.',
      section: 'End of the Game',
    },
    'KQ-PROS-1': {
      title: 'Pros have no shells',
      text: 'They start with none.',
      section: 'For Kraqua Pros',
      variant: 'pros',
    },
    'KQ-PROS-2': {
      title: 'Pros have no snails',
      text: 'Both snail tiles are left out.',
      section: 'For Kraqua Pros',
      variant: 'pros',
    },
    'KQ-PROS-3': {
      title: 'Pros play the same game',
      text: 'Nothing else changes.',
      section: 'For Kraqua Pros',
      variant: 'pros',
    },
  },

  rulings: {
    'KQ-R1': {
      title: 'What does the die show?',
      text: 'One face for each of the six colours; edition data.',
      reason: 'A cube, six colours, and a gem for every roll.',
    },
    'KQ-R2': {
      title: 'Who owns the shells?',
      text: 'The team: one pool, anybody pays from it, six at most.',
      reason:
        'The set-up counts in total, the next player may use a find, and a limit of six each could never bind.',
    },
    'KQ-R3': {
      title: 'Which fish on which start?',
      text: 'Yellow on 0, green on 1, red on 2.',
      reason: 'Immaterial: from any start the same spaces are reached.',
    },
    'KQ-R4': {
      title: 'Which face is up when a tile is drawn?',
      text: 'The front, from the pile and from the reef.',
      reason: 'Tiles are turned face up; faces are called front and back.',
    },
    'KQ-R5': {
      title: 'May the back of the top tile be used?',
      text: 'No: each draw is uniform among the tiles that can still be in the pile.',
      reason: 'The rulebook gives the backs no use before the draw.',
    },
    'KQ-R6': {
      title: 'Where do gaps fall?',
      text: 'Left to right with the sand towards the reader: from rear to front inside, from front to rear outside.',
      reason: 'Sand lies at sand, so a tile of the outer row is turned by half a turn.',
    },
    'KQ-R7': {
      title: 'Does a row start again at the rear?',
      text: 'No: its front only goes on, also when the row has been emptied.',
      reason: 'Always at the front; and the game stays finite.',
    },
    'KQ-R8': {
      title: 'Which snail tile is left out on level 3?',
      text: 'The one with the higher id.',
      reason: 'The choice is free, and both are without gaps.',
    },
    'KQ-R9': {
      title: 'May a tile be kept although a slot is free?',
      text: 'No.',
      reason: 'The exception speaks of no free slots.',
    },
    'KQ-R10': {
      title: 'What is a free slot?',
      text: 'The one at the front of a row, if it can be seen now; a row without one is full for now.',
      reason: 'The board folds.',
    },
    'KQ-R11': {
      title: 'What if a fold covers the front?',
      text: 'The front jumps to the first visible slot behind it.',
      reason: 'Covered slots are no longer there.',
    },
    'KQ-R12': {
      title: 'May fish overtake?',
      text: 'Freely; only the landing space must be free.',
      reason: 'Occupied spaces are skipped.',
    },
    'KQ-R13': {
      title: 'What if the next fitting space cannot be seen?',
      text: 'The fish cannot make that move.',
      reason: 'One moves only to a space that is there.',
    },
    'KQ-R14': {
      title: 'Does a fish stop in front of a gate it may not pass?',
      text: 'No, it cannot make that move at all.',
      reason: 'The note on cutting in line.',
    },
    'KQ-R15': {
      title: 'May a fish pass an arch without a gate?',
      text: 'No.',
      reason: 'A gate always lies on an arch.',
    },
    'KQ-R16': {
      title: 'What if the tile moves no fish?',
      text: 'A shell move, or passing, which is legal only then; a passed turn has no theft check.',
      reason: 'One must move where one can; nobody is made to pay.',
    },
    'KQ-R17': {
      title: 'A shell move with the animal of the tile, or to the goal it leads to?',
      text: 'Refused.',
      reason: 'It would pay for the same move.',
    },
    'KQ-R18': {
      title: 'A shell move although the tile could move a fish?',
      text: 'Yes, with any fish; it counts as the move.',
      reason: 'Text.',
    },
    'KQ-R19': {
      title: 'When is a shell paid?',
      text: 'Before the effect, so a shell found by a move cannot pay for it; move and help cost one each.',
      reason: 'It is a price; once a turn limits special spaces only.',
    },
    'KQ-R20': {
      title: 'A shell space with six shells?',
      text: 'Nothing is taken; below six the shell is taken unasked.',
      reason: 'The limit; and a shell never hurts.',
    },
    'KQ-R21': {
      title: 'Does a special space work for a fish that stands there already?',
      text: 'No, only where a move ends.',
      reason: 'Text.',
    },
    'KQ-R22': {
      title: 'What may the dolphin bring?',
      text: 'Only colours that the hideout still lacks; with none in the chest there is no help.',
      reason: 'The hideout has room for the gems it shows.',
    },
    'KQ-R23': {
      title: 'When does the shark help, and with what?',
      text: 'When the cave holds a colour that the hideout lacks; then with any gem of the cave.',
      reason: 'Needed names the colour; any is any.',
    },
    'KQ-R24': {
      title: 'Help without a shell?',
      text: 'None, for the crab too; nobody is asked then.',
      reason: 'There must be a shell to flick.',
    },
    'KQ-R25': {
      title: 'Must the crab flick?',
      text: 'It always does.',
      reason: 'It is never worse than paying.',
    },
    'KQ-R26': {
      title: 'The odds of a flick?',
      text: 'Even by default; edition data. With explicit chance the host reports it.',
      reason: 'A toss like that of a coin.',
    },
    'KQ-R27': {
      title: 'Does anything else depend on the flick?',
      text: 'No, only whether the shell is paid.',
      reason: 'Text.',
    },
    'KQ-R28': {
      title: 'How often may the seahorse roll?',
      text: 'Once more for each theft, decided after seeing the colour; the second roll counts.',
      reason: 'Text.',
    },
    'KQ-R29': {
      title: 'The seahorse, and rolls of others?',
      text: 'Its power is for rolls of its own player only.',
      reason: 'Text.',
      shows: 'TT-PHASE',
    },
    'KQ-R30': {
      title: 'Who chooses when the colour is gone?',
      text: 'Whoever rolled.',
      reason: 'The text addresses the roller.',
      shows: 'TT-SEAT',
    },
    'KQ-R31': {
      title: 'Choices with one possibility?',
      text: 'The gem to give and the rear tile are settled unasked; steps of a turn are always asked.',
      reason: 'No decision is lost.',
    },
    'KQ-R32': {
      title: 'Is the turtle limited?',
      text: 'No: it chooses in each of its turns, also with a tile it cannot lay.',
      reason: 'Text.',
    },
    'KQ-R33': {
      title: 'May backs of tiles on the table be looked at?',
      text: 'Yes, both faces are public.',
      reason: 'Nothing hides them, and all plan together.',
    },
    'KQ-R34': {
      title: 'Which animals may the jellyfish choose?',
      text: 'All but that of its tile.',
      reason: 'KQ-R17.',
    },
    'KQ-R35': {
      title: 'Can turns overlap?',
      text: 'No: the first action of a seat claims the turn.',
      reason: 'One makes the next move.',
      shows: 'TT-PHASE',
    },
    'KQ-R36': {
      title: 'Who moved last, if the last turn had no move?',
      text: 'The seat of the last turn.',
      reason: 'Moved means had the turn.',
    },
    'KQ-R37': {
      title: 'What if the pile runs out during the draws?',
      text: 'The seats after that take from the rear.',
      reason: 'Text.',
    },
    'KQ-R38': {
      title: 'Which tile is the rearmost?',
      text: 'That in the lowest slot of the row chosen; the last one may go too, and drawing is compulsory.',
      reason: 'Inside or outside is the only choice given.',
    },
    'KQ-R39': {
      title: 'Has an empty-handed player a turn?',
      text: 'Not in this round; at the next draw there may be a tile again.',
      reason: 'The note names this round.',
      shows: 'TT-SEAT',
    },
    'KQ-R40': {
      title: 'When is the reef gone?',
      text: 'When nobody can draw, right after the draws; if some can, these play on.',
      reason: 'The ending speaks of the team, the note of single players.',
    },
    'KQ-R41': {
      title: 'Which fish does a raid hit?',
      text: 'Those bare after all draws: yellow, green, red.',
      reason: 'Gems do not change protection.',
    },
    'KQ-R42': {
      title: 'Are goals safe?',
      text: 'Yes, like the starts.',
      reason: 'They are not animal spaces.',
    },
    'KQ-R43': {
      title: 'Robbed in the turn and in the raid?',
      text: 'Yes, if the fish still stands bare.',
      reason: 'Two separate rules.',
    },
    'KQ-R44': {
      title: 'When is the chest found empty?',
      text: 'At once, also in a raid and after the dolphin.',
      reason: 'No delay is given.',
    },
    'KQ-R45': {
      title: 'Which ending, if several fit?',
      text: 'Home comes before any theft of that turn; of the losses fish food is named first.',
      reason: 'Ending 5 is the special case of 3 and 4.',
    },
    'KQ-R46': {
      title: 'Is the round played out when all are home?',
      text: 'No, the game ends at once.',
      reason: 'Nothing more could happen.',
    },
    'KQ-R47': {
      title: 'May a fish that is home move?',
      text: 'No.',
      reason: 'It has arrived, and would waste turns.',
    },
    'KQ-R48': {
      title: 'Which goal does a fish take?',
      text: 'The first free one, unless a space of the animal comes before.',
      reason: 'Goals lie behind all animal spaces and fit every animal.',
    },
    'KQ-R49': {
      title: 'Who is large, who is small?',
      text: 'Red large, green medium, yellow small; edition data.',
      reason: 'With green in the middle the six gates are the six orders.',
    },
    'KQ-R50': {
      title: 'Raid or fold first?',
      text: 'Draws, raid, fold.',
      reason: 'Order of the text.',
    },
    'KQ-R51': {
      title: 'Are tiles in front of players lost at a fold?',
      text: 'No.',
      reason: 'The text names the pile.',
    },
    'KQ-R52': {
      title: 'Tiles on the part opened first?',
      text: 'A fold covers every slot of what vanishes; the first part has none.',
      reason: 'The rulebook names only the pile there.',
    },
    'KQ-R53': {
      title: 'Two gates in one round?',
      text: 'Impossible.',
      reason: 'The next gate is laid after the round.',
    },
    'KQ-R54': {
      title: 'May others draw a tile that found no slot?',
      text: 'No, it is in the box before anybody draws.',
      reason: 'Text.',
    },
    'KQ-R55': {
      title: 'How is the hideout chosen?',
      text: 'By option or by chance.',
      reason: 'The team agrees before play.',
    },
    'KQ-R56': {
      title: 'Must chips differ?',
      text: 'Yes; an option, in seat order.',
      reason: 'There is one of each.',
    },
    'KQ-R57': {
      title: 'Does the gate still matter when all are through?',
      text: 'Not in that round: fish may go on as far as the path can be seen.',
      reason: 'Text.',
    },
    'KQ-R58': {
      title: 'Are pros a fourth level?',
      text: 'Yes: no shells, ten tiles.',
      reason: 'Text.',
    },
    'KQ-R59': {
      title: 'Are fish moved at a fold?',
      text: 'No: none stands on what vanishes.',
      reason: 'All have passed an arch behind it.',
    },
    'KQ-R60': {
      title: 'May the crab flick at the end of a round?',
      text: 'No.',
      reason: 'Nothing is paid there.',
    },
    'KQ-R61': {
      title: 'Must the rows be level?',
      text: 'No: each row is judged by itself.',
      reason: 'Otherwise there would be no choice half of the time.',
    },
    'KQ-R62': {
      title: 'Which tile of the set-up goes inside?',
      text: 'The first one drawn.',
      reason: 'Order of the text.',
    },
    'KQ-R63': {
      title: 'May the team talk?',
      text: 'Without limits.',
      reason: 'Nothing is secret.',
      stateless: 'talk is outside the game',
    },
    'KQ-R64': {
      title: 'A red space without help to be had?',
      text: 'Nothing happens there; the theft check follows.',
      reason: 'Help is optional.',
    },
    'KQ-R65': {
      title: 'The value of almost winning?',
      text: 'A half.',
      reason: 'Nearer to a win than to a loss.',
    },
    'KQ-R66': {
      title: 'Two animals lead the jellyfish to the same goal: which is named?',
      text: 'The first in the order jellyfish, seahorse, turtle, crab.',
      reason: 'One move, one action.',
    },
  },
});

export type KraquaRule = keyof typeof rules.rules;
