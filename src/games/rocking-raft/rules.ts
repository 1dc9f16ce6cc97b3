import { rulebook } from '../../core/rulebook.js';

/** The rulebook in our words, and our rulings where it is silent. */
export const rules = /* @__PURE__ */ rulebook({
  rules: {
    'RR-COMP-1': {
      title: 'Raft',
      text: 'There is one raft, on a tray that can tilt.',
      section: 'Components',
      stateless: 'handling: the state begins with the gems on the raft',
    },
    'RR-COMP-2': {
      title: 'Gems',
      text: 'There are 27 gems: 10 yellow, 8 blue, 6 red, 3 black.',
      section: 'Components, Game Setup',
      stateless: 'shown by the edition',
    },
    'RR-COMP-3': {
      title: 'First Player token',
      text: 'There is one First Player token.',
      section: 'Components',
      stateless: 'shown by the edition',
    },
    'RR-COMP-4': {
      title: 'Pirate Flag',
      text: 'There is one Pirate Flag card.',
      section: 'Components',
      stateless: 'shown by the edition',
    },
    'RR-COMP-5': {
      title: 'Lifeboats',
      text: 'There are 39 Lifeboat cards with coloured spaces and points; the knots on the ropes show the points again.',
      section: 'Components, Scoring',
      stateless: 'shown by the edition',
    },
    'RR-COMP-6': {
      title: 'Water tokens',
      text: 'There are 16 Water tokens.',
      section: 'Components',
      variant: 'sinking-lifeboats',
      stateless: 'shown by the edition',
    },
    'RR-GOAL-1': {
      title: 'Goal',
      text: 'Filled lifeboats are worth points, and whoever saves the most treasure wins.',
      section: 'Goal of the Game',
      stateless: 'a summary of other rules',
    },
    'RR-GOAL-2': {
      title: 'The signal',
      text: 'The Pirate Flag announces the end.',
      section: 'Goal of the Game',
      stateless: 'a summary of other rules',
    },
    'RR-SETUP-1': {
      title: 'Tray and raft',
      text: 'The raft lies on the tray in the middle of the table; it has 3 x 3 spaces.',
      section: 'Game Setup',
      stateless: 'shown by the edition',
    },
    'RR-SETUP-2': {
      title: 'Gems in play',
      text: 'Yellow, blue, red and black: 8, 6, 4, 3 for two players, 9, 7, 5, 3 for three, 10, 8, 6, 3 for four. The others stay in the box.',
      section: 'Game Setup',
    },
    'RR-SETUP-3': {
      title: 'Outer spaces',
      text: 'One gem, picked at random, lies on each of the eight outer spaces.',
      section: 'Game Setup',
    },
    'RR-SETUP-4': {
      title: 'Centre',
      text: 'The other gems are dropped into the centre space, from where a few may roll into the spaces beside it.',
      section: 'Game Setup',
    },
    'RR-SETUP-5': {
      title: 'Two lifeboats each',
      text: 'The lifeboats are shuffled, and each player is dealt two, face up.',
      section: 'Game Setup',
    },
    'RR-SETUP-6': { title: 'Deck', text: 'The other lifeboats are the deck.', section: 'Game Setup' },
    'RR-SETUP-7': {
      title: 'Depth of the flag',
      text: 'The Pirate Flag goes into the deck below 10, 15 or 20 cards with 2, 3 or 4 players.',
      section: 'Game Setup',
    },
    'RR-SETUP-8': {
      title: 'First player',
      text: 'The first player is determined at random and takes the token.',
      section: 'Game Setup',
    },
    'RR-TURN-1': {
      title: 'Turns go clockwise',
      text: 'Turns go clockwise, beginning with the first player.',
      section: 'How to Play',
      shows: 'TT-SEAT',
    },
    'RR-TURN-2': {
      title: 'Three steps',
      text: 'A turn is: rotate the raft, rock it, place gems.',
      section: 'How to Play',
      stateless: 'a summary of other rules',
    },
    'RR-ROTATE-1': {
      title: 'Rotate at will',
      text: 'The active player turns the raft as far as they like, to bring the openings they want to their side.',
      section: '1. Rotate the Raft',
    },
    'RR-ROTATE-2': {
      title: 'Rotating moves no gem',
      text: 'No gem may move while the raft is turned.',
      section: '1. Rotate the Raft',
      stateless: 'no action rotates, and a tilt moves nothing before its first beat',
    },
    'RR-ROCK-1': {
      title: 'Press a finger space',
      text: 'The active player presses on one of the finger spaces on the edge nearest to them.',
      section: '2. Rock the Raft',
    },
    'RR-ROCK-2': {
      title: 'Gems slide',
      text: 'The raft tilts to that side, and gems slide there.',
      section: '2. Rock the Raft',
    },
    'RR-ROCK-3': {
      title: 'Openings',
      text: 'Gems go through openings in the walls and may fall out of the raft.',
      section: '2. Rock the Raft',
    },
    'RR-ROCK-4': {
      title: 'Hold as long as you like',
      text: 'The raft may be held down, with a still finger, so that few or many gems fall out.',
      section: '2. Rock the Raft',
    },
    'RR-ROCK-5': {
      title: 'Release',
      text: 'It is released quickly and swings back; the gems that are left come to rest in their own spaces.',
      section: '2. Rock the Raft',
    },
    'RR-PLACE-1': {
      title: 'Place what fell out',
      text: 'The active player takes the gems that fell out and puts them on empty spaces of their own boats.',
      section: '3. Place Gems on Lifeboats',
    },
    'RR-PLACE-2': {
      title: 'Colours match',
      text: 'A yellow, blue or red gem needs a space of its colour.',
      section: '3. Place Gems on Lifeboats',
    },
    'RR-BLACK-1': {
      title: 'Black fits everywhere',
      text: 'A black gem fills a space of any colour.',
      section: 'Black Gems',
    },
    'RR-BLACK-2': {
      title: 'Black stays',
      text: 'Black gems are never passed to other players.',
      section: 'Black Gems',
    },
    'RR-PASS-1': {
      title: 'Black gems back first',
      text: 'Of the gems that are left over, the black ones go to the centre space first, at once.',
      section: '3. Place Gems on Lifeboats',
    },
    'RR-BLACK-3': {
      title: 'Unused black gems go back',
      text: "Black gems that were not used in one's turn go back to the centre at once.",
      section: 'Black Gems',
    },
    'RR-PASS-2': {
      title: 'Pass to the left',
      text: 'The other gems without a place go to the player on the left.',
      section: '3. Place Gems on Lifeboats',
    },
    'RR-PASS-3': {
      title: 'Receivers place at once',
      text: 'That player may put them on their own boats immediately.',
      section: '3. Place Gems on Lifeboats',
    },
    'RR-PASS-4': {
      title: 'And so on',
      text: 'What they do not use goes on to their left, and so on.',
      section: '3. Place Gems on Lifeboats',
    },
    'RR-PASS-5': {
      title: 'Leftovers go back',
      text: 'Gems that nobody placed go to the centre space.',
      section: '3. Place Gems on Lifeboats',
    },
    'RR-FILL-1': {
      title: 'Filled after the passing',
      text: 'When the gems have been passed and leftovers are back, every boat with a gem on each of its spaces is filled.',
      section: 'Filling Lifeboats',
    },
    'RR-FILL-2': {
      title: 'Its gems go back',
      text: 'Its gems are dropped into the centre space, from where they may roll on.',
      section: 'Filling Lifeboats',
    },
    'RR-FILL-3': {
      title: 'Scoring pile',
      text: "It goes to its owner's face-down scoring pile.",
      section: 'Filling Lifeboats',
    },
    'RR-DRAW-1': {
      title: 'New boats',
      text: 'At the end of the turn its player draws a boat for each that was filled.',
      section: 'Filling Lifeboats',
    },
    'RR-DRAW-2': {
      title: 'Meeting the flag',
      text: 'Who draws the Pirate Flag sets it aside and draws again at once.',
      section: 'Filling Lifeboats',
    },
    'RR-DRAW-3': {
      title: "Filled in another's turn",
      text: "A boat filled in another player's turn is treated alike, with a new card at the end of that turn, in turn order.",
      section: 'Filling Lifeboats',
    },
    'RR-EX-1': {
      title: 'Too greedy',
      text: 'A turn with nine gems and four players, told step by step.',
      section: 'Example',
      stateless: 'an example of other rules, played in the scenarios',
    },
    'RR-END-1': {
      title: 'The flag triggers the end',
      text: 'Drawing the Pirate Flag triggers the end of the game.',
      section: 'End of the Game',
    },
    'RR-END-2': {
      title: 'Two boats all the same',
      text: 'Who drew it still has two boats afterwards, since they draw again.',
      section: 'End of the Game',
    },
    'RR-END-3': {
      title: 'The round is finished',
      text: 'Play goes on until the player to the right of the first player has finished a turn.',
      section: 'End of the Game',
    },
    'RR-END-4': {
      title: "After one's last turn",
      text: "Passed gems may fill a boat after its owner's last turn; everything is done as usual.",
      section: 'End of the Game',
    },
    'RR-END-5': {
      title: 'The deck runs out',
      text: 'Cards are drawn in turn order from the current player; who comes too late does not draw and has fewer than two boats.',
      section: 'End of the Game',
    },
    'RR-SCORE-1': {
      title: 'Points',
      text: 'Each player adds up the points of their filled boats.',
      section: 'Scoring',
    },
    'RR-SCORE-2': { title: 'Most points win', text: 'The most points win.', section: 'Scoring' },
    'RR-SCORE-3': {
      title: 'Tie',
      text: 'Of players with equal points, the one with more filled boats wins.',
      section: 'Scoring',
    },
    'RR-SINK-1': {
      title: 'The variant',
      text: 'All other rules stay as they are.',
      section: 'Sinking Lifeboats Variant',
      variant: 'sinking-lifeboats',
      stateless: 'a summary of other rules',
    },
    'RR-SINK-2': {
      title: 'Water',
      text: 'At the start of their turn the active player puts a Water token on each of their boats.',
      section: 'Sinking Lifeboats Variant, 1',
      variant: 'sinking-lifeboats',
    },
    'RR-SINK-3': {
      title: 'Sinking',
      text: 'At the end of their turn, each of their boats that is unfilled and has two Water tokens sinks.',
      section: 'Sinking Lifeboats Variant, 2',
      variant: 'sinking-lifeboats',
    },
    'RR-SINK-4': {
      title: 'Its gems go back',
      text: 'The gems of a sunk boat are dropped into the centre space.',
      section: 'Sinking Lifeboats Variant, 2',
      variant: 'sinking-lifeboats',
    },
    'RR-SINK-5': {
      title: 'Under the deck',
      text: 'A sunk boat goes to the bottom of the deck.',
      section: 'Sinking Lifeboats Variant, 2',
      variant: 'sinking-lifeboats',
    },
    'RR-SINK-6': {
      title: 'Tokens go back',
      text: 'The Water tokens of a boat that sinks or is filled return to the supply.',
      section: 'Sinking Lifeboats Variant',
      variant: 'sinking-lifeboats',
    },
  },
  rulings: {
    'RR-R1': {
      title: 'How is the rotation represented?',
      text: 'Rotating and pressing are one action that names the edge facing the player: 0 north, 1 east, 2 south, 3 west, as printed. How the raft lies on the table is not kept.',
      reason: 'closest to the text; treats all alike',
    },
    'RR-R2': {
      title: 'How many finger spaces are there, and may the finger move?',
      text: 'Three on each edge: left, centre and right, as the player sees them. One is pressed for the whole tilt.',
      reason: 'closest to the text',
    },
    'RR-R3': {
      title: 'May a player skip rocking, or rock twice?',
      text: 'No. One tilt each turn.',
      reason: 'closest to the text',
      shows: 'TT-PHASE',
    },
    'RR-R4': {
      title: 'What happens in a beat of the modelled tilt?',
      text: 'Cell after cell from the low edge, gems move one space. As many as the opening is wide reach it, and each passes with a chance that falls with the distance from the finger. A cell with more gems than its opening is wide may jam, and nothing passes. Which gems are in front is random.',
      reason: 'a model of the physics',
    },
    'RR-R5': {
      title: 'What may a referee report?',
      text: 'Any gems that are on the raft, none included: those that do not lie on it once it is level again. Gems that leave it at another moment go back to the centre.',
      reason: 'closest to the text; what players at a table would do',
    },
    'RR-R6': {
      title: 'How long may one hold?',
      text: 'As long as some gem could still move in this tilt; then the raft is released without asking.',
      reason: 'keeps the game finite and well defined',
    },
    'RR-R7': {
      title: 'May one tilt where nothing can move, or release with nothing out?',
      text: 'Yes. The turn goes on with an empty hand.',
      reason: 'closest to the text',
    },
    'RR-R8': {
      title: 'May the active player keep back a gem that fits?',
      text: 'No: a yellow, blue or red gem that fits an own boat must be placed before the others are passed.',
      reason: 'closest to the text',
    },
    'RR-R9': { title: 'Must a black gem be used?', text: 'No.', reason: 'closest to the text' },
    'RR-R10': {
      title: 'In what order are gems placed?',
      text: 'In any, one at a time. A black gem may take the space that a coloured one needs, which then travels.',
      reason: 'closest to the text',
    },
    'RR-R11': {
      title: 'May gems be moved later, or a black one be exchanged?',
      text: 'No. A gem stays until its boat is filled or sinks.',
      reason: 'closest to the text; keeps the game finite and well defined',
      shows: 'TT-SHAPE',
    },
    'RR-R12': {
      title: 'Must a receiver place a gem that fits?',
      text: 'No. They place as many as they like, one at a time, and hand on the rest.',
      reason: 'closest to the text',
    },
    'RR-R13': {
      title: 'Who is asked when nothing can be placed?',
      text: 'Nobody. A single placement is still a decision.',
      reason: 'keeps the game finite and well defined',
    },
    'RR-R14': {
      title: 'How far do gems travel?',
      text: 'Once round the table, clockwise, never back to the active player.',
      reason: 'closest to the text',
    },
    'RR-R15': {
      title: 'When do unused black gems go back?',
      text: 'Before the first receiver decides.',
      reason: 'closest to the text',
    },
    'RR-R16': {
      title: 'Is a full boat replaced at once?',
      text: 'No. It stays until the passing is over, for the active player and for receivers.',
      reason: 'closest to the text',
    },
    'RR-R17': {
      title: 'Do all dropped gems behave alike?',
      text: 'Yes. They drop one after the other, yellow, blue, red, black. Each stays in the centre or rolls through an opening into a space beside it, and never leaves the raft.',
      reason: 'closest to the text; keeps the game finite and well defined',
    },
    'RR-R18': {
      title: 'In what order are boats scored, sunk and drawn?',
      text: 'Seat by seat, clockwise from the active one: full boats are scored, those of the active player sink, then empty slots are filled; slot 0 before slot 1 each time. Gems drop as soon as their boat goes.',
      reason: 'closest to the text; treats all alike',
    },
    'RR-R19': {
      title: 'May a boat drawn at the end of a turn take part in it?',
      text: "No. Its first Water token comes at the start of its owner's next turn.",
      reason: 'closest to the text',
    },
    'RR-R20': {
      title: 'Which slot does a new boat take?',
      text: 'The lowest empty one. Slots mean nothing else; equal boats are told apart by them.',
      reason: 'keeps the game finite and well defined',
    },
    'RR-R21': {
      title: "What if the flag is drawn in another player's turn?",
      text: 'It counts as well, and the round of the current turn is the last.',
      reason: 'closest to the text',
    },
    'RR-R22': {
      title: 'What if the flag comes while several boats are due?',
      text: 'Only the draw that met it is repeated; the others follow in order.',
      reason: 'closest to the text',
    },
    'RR-R23': {
      title: 'What if the flag comes in the last turn of a round?',
      text: 'That turn is the last one.',
      reason: 'closest to the text; treats all alike',
    },
    'RR-R24': {
      title: 'What is known of sunk boats under the deck?',
      text: 'Their order: the first to sink lies uppermost, slot 0 before slot 1. They are drawn when all unknown cards are gone; a player may draw back a boat that just sank.',
      reason: 'closest to the text; keeps the game finite and well defined',
    },
    'RR-R25': {
      title: 'Is a sunk boat replaced?',
      text: 'Yes, like a filled one, and the draw counts towards the flag.',
      reason: 'what players at a table would do; keeps the game finite and well defined',
    },
    'RR-R26': {
      title: 'Is a slot that stayed empty filled later?',
      text: 'Only if the deck has a card again when its owner is next to draw.',
      reason: 'closest to the text',
    },
    'RR-R27': {
      title: 'What if nobody can ever place a gem again?',
      text: 'If, after all draws of a turn of the standard game, no gem on the raft fits any boat, the game ends at once with the usual scoring.',
      reason: 'keeps the game finite and well defined; treats all alike',
    },
    'RR-R28': {
      title: 'What if points and numbers of boats are equal?',
      text: 'The victory is shared.',
      reason: 'what players at a table would do; treats all alike',
    },
    'RR-R29': {
      title: 'Is a face-down scoring pile hidden?',
      text: 'No. Its cards lay face up before everybody.',
      reason: 'what players at a table would do',
    },
    'RR-R30': {
      title: 'What if a boat with two Water tokens is filled?',
      text: 'It does not sink.',
      reason: 'closest to the text',
    },
    'RR-R31': {
      title: 'What are unfilled boats worth at the end?',
      text: 'Nothing. In the variant they sink in the last round as in any other.',
      reason: 'closest to the text',
    },
    'RR-R32': {
      title: 'Has the deck an order?',
      text: 'No: each unknown card is equally likely. Only the number of cards above the flag is fixed.',
      reason: 'keeps the game finite and well defined',
    },
    'RR-R33': {
      title: 'In what order are boats dealt?',
      text: 'Seat 0 slots 0 and 1, then seat 1, and so on.',
      reason: 'keeps the game finite and well defined',
    },
    'RR-R34': {
      title: 'Can the Water tokens run out?',
      text: 'No: two on each of two boats of four players are 16. Other components must have as many.',
      reason: 'proved by counting',
      stateless: 'held by the edition',
    },
    'RR-R35': {
      title: 'What if the flag is never drawn?',
      text: 'Then the game goes on.',
      reason: 'closest to the text',
    },
    'RR-R36': {
      title: 'Must the deck hold the depth of the flag?',
      text: 'Yes, for every number of players.',
      reason: 'keeps the game finite and well defined',
      stateless: 'held by the edition',
    },
    'RR-R37': {
      title: 'May the first player be agreed on?',
      text: 'Yes, by an option.',
      reason: 'what players at a table would do',
    },
    'RR-R38': {
      title: 'What of gems that nobody needs?',
      text: 'They go back to the centre; none is kept for later.',
      reason: 'closest to the text',
    },
  },
});

export type RockingRaftRule = keyof typeof rules.rules;
