import { rulebook } from '../../core/rulebook.js';

/** The rulebook in our words, and our rulings. */
export const rules = /* @__PURE__ */ rulebook({
  rules: {
    'BP-COMP-1': {
      title: 'Gameboard',
      text: 'One gameboard with islands, wrecks and sea creatures covers the hidden parts.',
      section: 'Components',
    },
    'BP-COMP-2': {
      title: 'Underboards',
      text: 'Four underboards hide five metal disks each.',
      section: 'Components',
    },
    'BP-COMP-3': {
      title: 'Flags',
      text: 'Four flags name the colours of the treasures.',
      section: 'Components',
      stateless: 'the colours carry their names themselves',
    },
    'BP-COMP-4': {
      title: 'Buoys',
      text: 'Twelve buoys, three of each player colour.',
      section: 'Components',
    },
    'BP-COMP-5': {
      title: 'Treasures',
      text: 'Twenty-four treasures, six of each of four colours.',
      section: 'Components',
    },
    'BP-COMP-6': {
      title: 'Centre piece',
      text: 'One centre piece has a pin for each underboard.',
      section: 'Components',
      stateless: 'a part that only holds others',
    },
    'BP-COMP-7': {
      title: 'Boats',
      text: 'Four magnetic boats, one of each base colour.',
      section: 'Components',
      stateless: 'a boat has no place but at sea, and only one is there at a time',
    },
    'BP-SETUP-1': {
      title: 'Centre piece first',
      text: 'The centre piece goes in the middle of the table.',
      section: 'Set Up',
      stateless: 'handling of the box',
    },
    'BP-SETUP-2': {
      title: 'Underboards are shuffled',
      text: 'One underboard goes on each pin, shuffled for every game.',
      section: 'Set Up',
    },
    'BP-SETUP-3': {
      title: 'Gameboard on top',
      text: 'The gameboard covers the underboards: nobody sees them.',
      section: 'Set Up',
    },
    'BP-SETUP-4': {
      title: 'Flags on the pins',
      text: 'A flag on each pin names the colour of its section of the island.',
      section: 'Set Up',
    },
    'BP-SETUP-5': {
      title: 'Treasures on the island',
      text: 'Each section starts with the six treasures of its colour.',
      section: 'Set Up',
    },
    'BP-SETUP-6': {
      title: 'A boat for everybody',
      text: 'Each player has the boat of the own base.',
      section: 'Set Up',
    },
    'BP-SETUP-7': {
      title: 'Difficulty',
      text: 'Easy gives three buoys each, moderate two, difficult one, very difficult none.',
      section: 'Set Up',
    },
    'BP-SETUP-8': {
      title: 'Order of play',
      text: 'The youngest begins; play goes round clockwise.',
      section: 'Set Up',
      shows: 'TT-SEAT',
    },
    'BP-GOAL-1': {
      title: 'Aim',
      text: 'Bring home one treasure of each colour before the others.',
      section: 'Object of the Game',
      variant: 'standard',
    },
    'BP-TURN-1': {
      title: 'Course of a turn',
      text: 'Sail for a treasure, load if no whirlpool struck, carry it home or sail on, then use a buoy.',
      section: 'Game Turns',
      shows: 'TT-PHASE',
    },
    'BP-TURN-2': {
      title: 'The turn ends at the base',
      text: 'Whatever happened, the boat is on its base when the turn ends.',
      section: 'Game Turns',
    },
    'BP-PUSH-1': {
      title: 'One finger, from behind',
      text: 'A boat is pushed or turned with one finger, from behind only.',
      section: 'Pushing a Boat',
    },
    'BP-PUSH-2': {
      title: 'Obstacles',
      text: 'No boat crosses an obstacle; sea creatures are none.',
      section: 'Pushing a Boat',
    },
    'BP-PUSH-3': { title: 'Start', text: 'Every voyage starts at the own base.', section: 'Pushing a Boat' },
    'BP-PUSH-4': {
      title: 'Caught',
      text: 'A hidden whirlpool that catches the boat ends the voyage.',
      section: 'Pushing a Boat',
    },
    'BP-PUSH-5': {
      title: 'Aground',
      text: 'Running onto an obstacle ends the voyage.',
      section: 'Pushing a Boat',
    },
    'BP-PUSH-8': {
      title: 'Off the board',
      text: 'Falling off the board ends the voyage.',
      section: 'Pushing a Boat',
    },
    'BP-PUSH-6': {
      title: 'Home with treasure',
      text: 'Reaching the own base with a treasure ends the voyage; what is brought home stays there.',
      section: 'Pushing a Boat',
    },
    'BP-PUSH-7': {
      title: 'Back on the base',
      text: 'After any of these the boat goes back to its base and moves no more this turn.',
      section: 'Pushing a Boat',
    },
    'BP-LOAD-1': {
      title: 'At a dock',
      text: 'A boat at a dock of the island takes one treasure of that section.',
      section: 'Loading the Boat',
    },
    'BP-LOAD-2': {
      title: 'Only who escaped',
      text: 'Only a boat that escaped the whirlpools loads.',
      section: 'Loading the Boat',
    },
    'BP-LOAD-3': {
      title: 'Lost treasures',
      text: 'A boat that touches a lost treasure may take it aboard.',
      section: 'Loading the Boat',
      shows: 'TT-PHASE',
    },
    'BP-LOAD-4': {
      title: 'Two ways',
      text: 'Docks and lost treasures are the two ways to collect.',
      section: '2 Ways to Collect Treasures',
    },
    'BP-LOAD-5': {
      title: 'No colour twice',
      text: 'No treasure is taken whose colour is aboard or on the own base.',
      section: 'Loading the Boat',
    },
    'BP-VOY-1': {
      title: 'Home or on',
      text: 'With something aboard the player goes home or sails on for more, as they like.',
      section: 'Continuing the Voyage',
    },
    'BP-LOST-1': {
      title: 'Dropping off',
      text: 'A treasure that drops off while the boat is pushed is lost at sea.',
      section: 'Loading the Boat',
    },
    'BP-LOST-2': {
      title: 'Getting it back',
      text: 'Whoever touches a lost treasure on their turn may collect it.',
      section: 'Loading the Boat',
    },
    'BP-LOST-3': {
      title: 'Off the board',
      text: 'A treasure that drops off the board goes back to the island.',
      section: 'Loading the Boat',
      variant: 'standard',
    },
    'BP-WHIRL-0': {
      title: 'Whirlpool',
      text: 'A boat too close to a hidden disk is sucked in and its cargo thrown about.',
      section: 'Playing Bermuda Pirates',
    },
    'BP-WHIRL-1': {
      title: 'The sailing is over',
      text: 'A whirlpool ends the sailing, not the turn.',
      section: 'Whirlpools',
    },
    'BP-WHIRL-2': {
      title: 'In the water',
      text: 'What then floats is lost at sea, for anybody to collect.',
      section: 'Whirlpools',
    },
    'BP-WHIRL-3': {
      title: 'Off the board or on an obstacle',
      text: 'What flies off the board or lands on the island or an obstacle goes back to the island.',
      section: 'Whirlpools',
      variant: 'standard',
    },
    'BP-WHIRL-4': {
      title: 'Still aboard',
      text: 'What stays on the boat goes back to the island too.',
      section: 'Whirlpools',
    },
    'BP-WHIRL-5': {
      title: 'Luck',
      text: 'What lands on a base belongs to its player.',
      section: 'Whirlpools',
    },
    'BP-BUOY-1': {
      title: 'One buoy',
      text: 'When the boat has finished, the player may use one buoy of the own colour.',
      section: 'Buoys',
    },
    'BP-BUOY-2': { title: 'On water', text: 'A buoy may be placed on any water.', section: 'Buoys' },
    'BP-BUOY-3': {
      title: 'Nobody is cut off',
      text: 'But not so that a dock is cut off or a player shut in.',
      section: 'Buoys',
    },
    'BP-BUOY-4': {
      title: 'Moving',
      text: 'Instead, an own buoy may be moved to a different spot.',
      section: 'Buoys',
    },
    'BP-BUOY-5': {
      title: 'Removing',
      text: 'Instead, an own buoy may be taken off the board.',
      section: 'Buoys',
    },
    'BP-BUOY-6': { title: 'Optional', text: 'Nobody has to use a buoy.', section: 'Buoys' },
    'BP-BUOY-7': {
      title: 'One a turn',
      text: 'One placing, one move or one removal a turn.',
      section: 'Buoys',
      shows: 'TT-SEAT',
    },
    'BP-BUOY-8': {
      title: 'Handicap',
      text: 'Players may have different numbers of buoys.',
      section: 'Buoys',
    },
    'BP-BUOY-9': { title: 'Decoys', text: 'A buoy need not mark a danger.', section: 'Buoys' },
    'BP-END-1': {
      title: 'Trigger',
      text: 'A base with all four colours sets off the end.',
      section: 'Game End',
      variant: 'standard',
    },
    'BP-END-2': {
      title: 'The others finish',
      text: 'The remaining players still have their turn.',
      section: 'Game End',
      variant: 'standard',
    },
    'BP-END-3': { title: 'Winner', text: 'A complete set wins.', section: 'How to Win', variant: 'standard' },
    'BP-END-4': {
      title: 'Several winners',
      text: 'All who end with a complete set win.',
      section: 'How to Win',
      variant: 'standard',
    },
    'BP-PLUN-1': {
      title: 'Aim of Plunder',
      text: 'Reach eight points first: a set of four colours is worth six, any other treasure one.',
      section: 'Treasure Plunder Variant',
      variant: 'plunder',
    },
    'BP-PLUN-2': {
      title: 'Stealing',
      text: "Whoever reaches a rival's dock may steal from that base.",
      section: 'Treasure Plunder Variant',
      variant: 'plunder',
    },
    'BP-PLUN-3': {
      title: 'Two at most',
      text: 'Up to two treasures of different colours.',
      section: 'Treasure Plunder Variant',
      variant: 'plunder',
    },
    'BP-PLUN-4': {
      title: 'Sets',
      text: 'Four colours on a base leave it as a set beside the player.',
      section: 'Treasure Plunder Variant',
      variant: 'plunder',
    },
    'BP-PLUN-5': {
      title: 'Sets are safe',
      text: 'A set cannot be stolen.',
      section: 'Treasure Plunder Variant',
      variant: 'plunder',
    },
    'BP-PLUN-6': {
      title: 'Out of the game',
      text: 'A treasure off the board or on an obstacle is out of the game.',
      section: 'Treasure Plunder Variant',
      variant: 'plunder',
    },
    'BP-PLUN-7': {
      title: 'Boats make room',
      text: 'At the end of a turn the boat is taken off the board.',
      section: 'Treasure Plunder Variant',
      variant: 'plunder',
    },
    'BP-PLUN-8': {
      title: 'Trigger: points',
      text: 'Eight points set off the end.',
      section: 'Treasure Plunder Variant',
      variant: 'plunder',
    },
    'BP-PLUN-9': {
      title: 'Trigger: island',
      text: 'Fewer than six treasures on the island set off the end.',
      section: 'Treasure Plunder Variant',
      variant: 'plunder',
    },
    'BP-PLUN-10': {
      title: 'Then points are counted',
      text: 'The remaining players finish their turn; then points are counted.',
      section: 'Treasure Plunder Variant',
      variant: 'plunder',
    },
    'BP-PLUN-11': {
      title: 'Tie',
      text: 'A tie goes to the most sets.',
      section: 'Treasure Plunder Variant',
      variant: 'plunder',
    },
    'BP-PLUN-12': {
      title: 'Still level',
      text: 'Then all of them win.',
      section: 'Treasure Plunder Variant',
      variant: 'plunder',
    },
  },
  rulings: {
    'BP-R-FIRST': {
      title: 'Who is youngest?',
      text: 'The option firstSeat says who begins; by default chance does.',
      reason: 'The library knows no ages.',
    },
    'BP-R-CORNERS': {
      title: 'Which bases with two or three players?',
      text: 'Corners count clockwise from the north-west; seats take 0 and 2, or 0, 1 and 2.',
      reason: 'Opposite corners are fair to two; the order keeps play clockwise.',
    },
    'BP-R-TURNED': {
      title: 'Are underboards turned too?',
      text: 'Swapped, and each turned by any quarter: 6144 layouts, equally likely. Turning over is a switch of the edition.',
      reason: 'They have a hole in every corner.',
    },
    'BP-R-HIDDEN': {
      title: 'May anybody know the layout?',
      text: 'No. Cells sailed unharmed and cells that caught a boat are public, and remembered for all.',
      reason: 'All that happens on the board is open.',
    },
    'BP-R-COLOURS': {
      title: 'Which colour lies where?',
      text: 'Colour c in quadrant c.',
      reason: 'The chart is the same in all quarters.',
    },
    'BP-R-LEVELS': {
      title: 'One difficulty for all?',
      text: 'difficulty gives all the same; buoys overrides it seat by seat.',
      reason: 'BP-BUOY-8.',
    },
    'BP-R-GRID': {
      title: 'What is a push?',
      text: 'The boat goes to one of eight neighbouring cells; the corner passed does not count.',
      reason: 'A modelled board; touching a corner is not crossing.',
    },
    'BP-R-TURNLIMIT': {
      title: 'How far can a push turn the boat?',
      text: 'By two eighths at most.',
      reason: 'A finger behind the boat cannot turn it round.',
    },
    'BP-R-FREESTART': {
      title: 'And the first push?',
      text: 'Goes anywhere.',
      reason: 'The boat was put there by hand.',
    },
    'BP-R-VEER': {
      title: 'An unsteady finger?',
      text: 'A turning push may go an eighth further left or right, by chance; never onto a buoy.',
      reason: 'Turning is hard; nobody would ever run aground otherwise.',
    },
    'BP-R-EMPTYHOME': {
      title: 'Back at the own dock with nothing aboard?',
      text: 'Nothing happens.',
      reason: 'The voyage ends with a treasure only.',
    },
    'BP-R-DOCKTAKE': {
      title: 'A lost treasure taken in the own dock?',
      text: 'It is home at once, and the voyage over.',
      reason: 'The boat is at its base with a treasure.',
    },
    'BP-R-NOPASS': {
      title: 'May a voyage be given up?',
      text: 'No, nor is it limited. Running aground on purpose is legal.',
      reason: 'The text lists three events and no other.',
    },
    'BP-R-PARKED': {
      title: "May a boat sail into a rival's dock?",
      text: 'Standard: no, a boat lies there. Plunder: yes. Unused docks are open water.',
      reason: 'The note of Plunder takes the boats away.',
    },
    'BP-R-OWNLAND': {
      title: 'Must a boat come home at its dock?',
      text: 'With cargo, the land of the own base will do. Without, it is an obstacle.',
      reason: 'The text says home base, and for theft it says dock.',
    },
    'BP-R-UNUSED': {
      title: 'What is a base that nobody uses?',
      text: 'Its land is an island, and a treasure that lands there has hit an obstacle.',
      reason: 'Nobody owns it.',
    },
    'BP-R-AGROUND': {
      title: 'Cargo of a boat that runs aground?',
      text: 'Back to the island, in both variants.',
      reason: 'As what stays aboard in a whirlpool; it did not itself hit the obstacle.',
    },
    'BP-R-FALLOFF': {
      title: 'Cargo of a boat that falls off the board?',
      text: 'Goes over the edge with it.',
      reason: 'BP-LOST-3, BP-PLUN-6.',
    },
    'BP-R-RIVALLAND': {
      title: "Aground on a rival's base?",
      text: 'Just aground.',
      reason: 'Theft needs the dock.',
    },
    'BP-R-BUOYPASS': {
      title: 'Do buoys stop boats?',
      text: 'No push may enter a cell with a buoy; that is no running aground.',
      reason: 'Otherwise BP-BUOY-3 would mean nothing.',
    },
    'BP-R-HEMMED': {
      title: 'Buoys in every direction within the limit?',
      text: 'Then the other directions are open.',
      reason: 'Everybody has a move.',
    },
    'BP-R-ORDER': {
      title: 'The order within a push?',
      text: 'Veer; edge or obstacle; the boat moves; slip; whirlpool; the cell is safe; dock, home or raid.',
      reason: 'Order in time.',
    },
    'BP-R-MUSTLOAD': {
      title: 'Is loading at a dock a choice?',
      text: 'No; taking a lost treasure is.',
      reason: 'They load; they may.',
    },
    'BP-R-COLOURDOCK': {
      title: 'Does BP-LOAD-5 hold at docks and for thefts?',
      text: 'Yes.',
      reason: 'One of each is the aim.',
    },
    'BP-R-EMPTY': {
      title: 'An empty section?',
      text: 'Its dock does nothing.',
      reason: 'There is nothing to load.',
    },
    'BP-R-ONEVISIT': {
      title: 'Several treasures at one dock?',
      text: 'Coming to the dock loads one.',
      reason: 'A second would have the same colour.',
    },
    'BP-R-AHEAD': {
      title: 'When does a boat touch a lost treasure?',
      text: "When it is in the boat's cell, or in the one ahead of its bow.",
      reason: 'The hull bumps into it; so every lost treasure stays within reach.',
    },
    'BP-R-MAYTAKE': {
      title: 'When must one decide?',
      text: 'While the boat touches it; pushing on declines. The one under the boat goes first.',
      reason: 'BP-LOAD-3.',
    },
    'BP-R-CAUGHTFIRST': {
      title: 'Caught where a treasure floats?',
      text: 'Nothing is loaded.',
      reason: 'BP-LOAD-2.',
    },
    'BP-R-SLIP': {
      title: 'When does cargo drop off?',
      text: 'After a turning push, one treasure at most, by chance, into the cell left behind.',
      reason: 'Dexterity.',
    },
    'BP-R-SAMETURN': {
      title: 'May it be picked up again at once?',
      text: 'Yes, by touching it.',
      reason: 'BP-LOST-2.',
    },
    'BP-R-FIELD': {
      title: 'How close is too close?',
      text: 'A disk catches in its own cell and the four beside it.',
      reason: 'A modelled magnet; where the disk lies stays unknown.',
    },
    'BP-R-FATES': {
      title: 'Several treasures aboard?',
      text: 'Each has its own chance, in ascending colour.',
      reason: 'They fly one by one.',
    },
    'BP-R-SCATTER': {
      title: 'Where do they go?',
      text: 'By the model of the edition; a host may report any cell.',
      reason: 'A real table can do anything.',
    },
    'BP-R-LANDING': {
      title: 'When is a treasure on something?',
      text: 'Its cell decides; a dock belongs to what it serves.',
      reason: 'So nothing floats in a dock.',
    },
    'BP-R-CENTRE': {
      title: 'Is the island an obstacle in Plunder?',
      text: 'No: what lands there goes back to its section.',
      reason: 'The sentence of Plunder leaves the island out.',
    },
    'BP-R-OWNLUCK': {
      title: 'Does the own base count for luck?',
      text: 'Yes.',
      reason: "It is any player's base.",
    },
    'BP-R-LUCKYDOUBLE': {
      title: 'Luck with a colour that is there already?',
      text: 'Standard: back to the island. Plunder: kept.',
      reason: 'Standard: it could not have been collected. Plunder: it is worth a point.',
    },
    'BP-R-NOLOAD': {
      title: 'Caught with nothing aboard?',
      text: 'The voyage just ends.',
      reason: 'There is nothing to throw.',
    },
    'BP-R-BUOYTIME': {
      title: 'A buoy after a whirlpool too?',
      text: 'After every voyage, the last one too.',
      reason: 'A whirlpool ends this part of the turn only.',
    },
    'BP-R-NOBUOYS': {
      title: 'A player without buoys?',
      text: 'The step is left out.',
      reason: 'There is no choice.',
    },
    'BP-R-BUOYCELL': {
      title: 'On another buoy or a lost treasure?',
      text: 'No.',
      reason: 'Two things do not fit in one place.',
    },
    'BP-R-HARBOUR': {
      title: 'What blocks a dock?',
      text: "Any buoy within one cell of an island dock or a seated base's dock.",
      reason: 'The plain case of BP-BUOY-3.',
    },
    'BP-R-WALL': {
      title: 'And a wall of buoys?',
      text: "The island's docks must stay joined by open cells, and each seated dock must have one of these beside it.",
      reason: 'Everybody can check it.',
    },
    'BP-R-SELFBLOCK': {
      title: 'May one block oneself?',
      text: 'No.',
      reason: 'Simple, and in Plunder the others need the way.',
    },
    'BP-R-LIFT': {
      title: 'How is a buoy moved?',
      text: 'It is lifted, then placed on another cell or kept. Lifting cannot be taken back.',
      reason: 'Small actions.',
    },
    'BP-R-ROUND': {
      title: 'Who are the remaining players?',
      text: 'Those without a turn in this round, which began with the first seat.',
      reason: 'All have equally many turns.',
    },
    'BP-R-CHECKTIME': {
      title: 'When is the end looked for?',
      text: 'Once a voyage, when all its cargo is settled, for all seats.',
      reason: 'A moment everybody can see.',
    },
    'BP-R-LATCH': { title: 'Can the end be undone?', text: 'No.', reason: 'It was triggered.' },
    'BP-R-DONE': {
      title: 'A complete player whose turn is still to come?',
      text: 'Takes none.',
      reason: 'They may load nothing.',
    },
    'BP-R-LIMIT': {
      title: 'Games that never end?',
      text: 'Option roundLimit ends the game: a complete set first, else the most colours.',
      reason: 'A house rule for simulations.',
    },
    'BP-R-PLUNCOLOUR': {
      title: 'Does BP-LOAD-5 hold in Plunder?',
      text: 'Yes, for what lies on the base; a set beside it does not count.',
      reason: 'Nothing lifts it.',
    },
    'BP-R-PLUNSET': { title: 'When is a set put aside?', text: 'At once.', reason: 'BP-PLUN-4.' },
    'BP-R-RAID': {
      title: 'How often may a base be raided?',
      text: 'Once for each rival and voyage; the thief sails on, and the loot is cargo.',
      reason: 'Else one could come back for more than two.',
    },
    'BP-R-MAYSTEAL': { title: 'Must one steal?', text: 'No.', reason: 'They can.' },
    'BP-R-STUCK': {
      title: 'Nobody can pick up anything any more?',
      text: 'That ends the game too; Plunder only.',
      reason: 'Nothing could ever change.',
    },
    'BP-R-TWOTRIGGERS': {
      title: 'Both triggers at once?',
      text: 'Points are named.',
      reason: 'Only a label.',
    },
    'BP-R-HIGHEST': {
      title: 'Who wins?',
      text: 'The most points, then the most sets, whoever set off the end.',
      reason: 'Scoring follows the last turn.',
    },
    'BP-R-BOATOFF': {
      title: 'Boats off the board?',
      text: "Rivals' docks are free; the next voyage starts at the own one.",
      reason: 'BP-PLUN-7, BP-PUSH-3.',
    },
    'BP-R-ISLANDCOUNT': {
      title: 'What is left on the island?',
      text: 'What lies there; no cargo, nothing lost.',
      reason: 'Text.',
    },
    'BP-R-REFEREE': {
      title: 'What is reported?',
      text: "What the boat meets, one report at a time, and each treasure's fate after a whirlpool. Every possible report is believed.",
      reason: 'Any table may drive the rules.',
    },
    'BP-R-REFMEET': {
      title: 'Reports without effect?',
      text: 'A dock, treasure or base that gives nothing is met and changes nothing. Home needs cargo; bases are for Plunder.',
      reason: 'The host need not know the rules.',
    },
    'BP-R-REFSLIP': {
      title: 'What drops off and ends on land?',
      text: 'A slip to island, obstacle or base: accepted, not listed.',
      reason: 'A real treasure can do so.',
    },
    'BP-R-REFBUOY': {
      title: 'Refereed buoys?',
      text: 'Are only counted: their cell is -1.',
      reason: 'There is no chart.',
    },
  },
});

export type RuleId = keyof typeof rules.rules;
