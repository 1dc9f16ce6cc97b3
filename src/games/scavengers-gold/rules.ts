import { rulebook } from '../../core/rulebook.js';

const handling = 'handling of the parts';
const advice = 'what a player wants, not what a player must do';

/** The rulebook in our own words, and our rulings where it is silent. */
export const rules = rulebook({
  rules: {
    'SG-OBJ-1': {
      title: 'Two sides',
      text: 'The game is for two: one side is the Scavenger ship, the other the Naval ship, as the players choose.',
      section: 'Object',
      shows: 'TT-SHAPE',
    },
    'SG-OBJ-2': {
      title: 'What the Scavenger is after',
      text: 'The Scavenger wants seven gold coins before it is sunk.',
      section: 'Object',
      shows: 'TT-OVER',
    },
    'SG-OBJ-3': {
      title: 'What the Naval ship is after',
      text: 'The Naval ship wants seven cannon hits before the Scavenger holds seven coins.',
      section: 'Object',
      shows: 'TT-OVER',
    },
    'SG-BOX-1': {
      title: 'The game unit',
      text: 'One unit that folds out carries the map, both spinners and the scoring blocks.',
      section: 'Contents',
      stateless: 'parts of the box',
    },
    'SG-BOX-2': {
      title: 'Four pieces',
      text: 'Each side has two magnetic pieces: one is the ship, the other keeps the score.',
      section: 'Contents; Set-Up 3',
      shows: 'TT-SHAPE',
    },
    'SG-SETUP-1': {
      title: 'Opening the board',
      text: 'Shake the pieces out of the case, close it, and flip the board open.',
      section: 'Set-Up 1, 2',
      stateless: handling,
    },
    'SG-SETUP-2': {
      title: 'Colours',
      text: 'Red pieces are the Scavenger’s, blue ones the Naval ship’s.',
      section: 'Set-Up 3',
      shows: 'TT-SHAPE',
    },
    'SG-SETUP-3': {
      title: 'Ships on the start dots',
      text: 'Each player puts one piece on the start circle of its colour; this piece is the ship on the map.',
      section: 'Set-Up 3',
      shows: 'TT-SHAPE',
    },
    'SG-SETUP-4': {
      title: 'Markers on the S blocks',
      text: 'Each player puts the other piece on the S block of its colour, and counts coins or hits with it from there.',
      section: 'Set-Up 3',
      shows: 'TT-SHAPE',
    },
    'SG-SPIN-1': {
      title: 'One push for both spinners',
      text: 'One push of the switch turns spinner A and spinner B together.',
      section: 'Set-Up 4',
      stateless: handling,
    },
    'SG-SPIN-2': {
      title: 'An arrow on a line',
      text: 'Whenever an arrow comes to rest on a line, spin again.',
      section: 'Set-Up 4, note',
    },
    'SG-TURN-1': {
      title: 'Who begins',
      text: 'The Scavenger always takes the first turn.',
      section: 'Game Play',
      shows: 'TT-SEAT',
    },
    'SG-SCAV-1': {
      title: 'The Scavenger’s move',
      text: 'The Scavenger spins, then moves as many dots as spinner A shows.',
      section: 'Scavenger’s turn',
    },
    'SG-SCAV-2': {
      title: 'End of the Scavenger’s turn',
      text: 'After the move the turn is over, unless the ship has moved onto a gold dot.',
      section: 'Scavenger’s turn',
      shows: 'TT-CHANCE',
    },
    'SG-SCAV-3': {
      title: 'Dots and lines of the Scavenger',
      text: 'It goes from dot to dot: across, up and down along white lines, diagonally along red ones.',
      section: 'Scavenger’s turn',
    },
    'SG-SCAV-4': {
      title: 'The full count of the Scavenger',
      text: 'The whole count of spinner A has to be used.',
      section: 'Scavenger’s turn',
    },
    'SG-SCAV-5': {
      title: 'Gold with count to spare',
      text: 'A gold dot need not be reached by the exact count.',
      section: 'Scavenger’s turn',
      shows: 'TT-CHANCE',
    },
    'SG-SCAV-6': {
      title: 'Back and forth for the Scavenger',
      text: 'Within a turn it may go back and forth over the same dots.',
      section: 'Scavenger’s turn',
      shows: 'TT-SEAT',
    },
    'SG-SCAV-7': {
      title: 'The closed dot',
      text: 'It may not go back to the gold dot that it has just visited until it has moved onto another one.',
      section: 'Scavenger’s turn',
    },
    'SG-SCAV-8': {
      title: 'No jumping',
      text: 'The Scavenger may not jump over the dot of the other ship.',
      section: 'Scavenger’s turn',
    },
    'SG-SCAV-9': {
      title: 'No landing on the Naval ship',
      text: 'The Scavenger may not land on the dot of the other ship.',
      section: 'Scavenger’s turn',
    },
    'SG-SCAV-10': {
      title: 'Start circles for the Scavenger',
      text: 'Start circles are ordinary dots for the Scavenger.',
      section: 'Scavenger’s turn',
      shows: 'TT-SEAT',
    },
    'SG-SCAV-11': {
      title: 'What the Scavenger wants',
      text: 'To land on gold dots, and to stay out of the Naval ship’s range.',
      section: 'Scavenger’s turn',
      stateless: advice,
    },
    'SG-GOLD-1': {
      title: 'The search',
      text: 'When the Scavenger has moved onto a gold dot, it spins once more, and spinner B is read.',
      section: 'Scavenger’s turn, gold dots',
      shows: 'TT-CHANCE',
    },
    'SG-GOLD-2': {
      title: 'Gold found',
      text: 'Gold space: the score marker goes to the next coin block, and the turn is over.',
      section: 'Scavenger’s turn, gold dots',
      shows: 'TT-CHANCE',
    },
    'SG-GOLD-3': {
      title: 'Nothing found',
      text: 'White space: the marker stays, and the turn is over.',
      section: 'Scavenger’s turn, gold dots',
      shows: 'TT-CHANCE',
    },
    'SG-NAVAL-1': {
      title: 'The Naval ship’s move',
      text: 'The Naval ship spins, then moves as many dots as spinner A shows.',
      section: 'Naval ship’s turn',
    },
    'SG-NAVAL-2': {
      title: 'End of the Naval ship’s turn',
      text: 'After the move the turn is over, unless the ship is now within firing range.',
      section: 'Naval ship’s turn',
      shows: 'TT-PHASE',
    },
    'SG-NAVAL-3': {
      title: 'Dots and lines of the Naval ship',
      text: 'It goes from dot to dot across, up and down along white lines only.',
      section: 'Naval ship’s turn',
    },
    'SG-NAVAL-4': {
      title: 'No red lines',
      text: 'The Naval ship can never use a red line.',
      section: 'Naval ship’s turn',
    },
    'SG-NAVAL-5': {
      title: 'The full count of the Naval ship',
      text: 'The whole count of spinner A has to be used, without exception.',
      section: 'Naval ship’s turn',
    },
    'SG-NAVAL-6': {
      title: 'Back and forth for the Naval ship',
      text: 'Within a turn it may go back and forth over the same dots.',
      section: 'Naval ship’s turn',
      shows: 'TT-SEAT',
    },
    'SG-NAVAL-7': {
      title: 'Gold and start dots for the Naval ship',
      text: 'Gold dots and start circles are ordinary dots for the Naval ship.',
      section: 'Naval ship’s turn',
      shows: 'TT-SEAT',
    },
    'SG-NAVAL-8': {
      title: 'What the Naval ship wants',
      text: 'To hunt the Scavenger down and to come within range.',
      section: 'Naval ship’s turn',
      stateless: advice,
    },
    'SG-RANGE-1': {
      title: 'Firing range',
      text: 'In range is one straight line and at most 4 squares, which is at most 3 dots in between.',
      section: 'Firing',
      shows: 'TT-PHASE',
    },
    'SG-RANGE-2': {
      title: 'Four squares, straight',
      text: '4 squares on a straight line is in range.',
      section: 'Firing, illustration',
      shows: 'TT-PHASE',
    },
    'SG-RANGE-3': {
      title: 'Five squares, straight',
      text: '5 squares on a straight line is out of range.',
      section: 'Firing, illustration',
      shows: 'TT-CHANCE',
    },
    'SG-RANGE-4': {
      title: 'Three squares round a corner',
      text: '3 squares that are not on a straight line is out of range.',
      section: 'Firing, illustration',
      shows: 'TT-CHANCE',
    },
    'SG-FIRE-1': {
      title: 'One shot',
      text: 'The Naval ship can fire once in a turn at most.',
      section: 'How the Naval Ship Fires',
      shows: 'TT-CHANCE',
    },
    'SG-FIRE-2': {
      title: 'Never along red lines',
      text: 'It cannot fire along a red diagonal.',
      section: 'How the Naval Ship Fires',
      shows: 'TT-CHANCE',
    },
    'SG-FIRE-3': {
      title: 'The shot',
      text: 'To fire, spin: the black dots in the space of spinner B are the cannonballs.',
      section: 'How the Naval Ship Fires',
      shows: 'TT-CHANCE',
    },
    'SG-FIRE-4': {
      title: 'A hit',
      text: 'At least as many cannonballs as squares between the ships: the score marker goes to the next hit block.',
      section: 'How the Naval Ship Fires',
      shows: 'TT-CHANCE',
    },
    'SG-FIRE-5': {
      title: 'A miss',
      text: 'Fewer cannonballs than squares: the marker stays.',
      section: 'How the Naval Ship Fires',
      shows: 'TT-CHANCE',
    },
    'SG-FIRE-6': {
      title: 'The printed hit',
      text: '1 square, 1 cannonball: a hit.',
      section: 'Figure 4',
      shows: 'TT-CHANCE',
    },
    'SG-FIRE-7': {
      title: 'The printed miss',
      text: '3 squares, 2 cannonballs: a miss.',
      section: 'Figure 4',
      shows: 'TT-CHANCE',
    },
    'SG-WIN-1': {
      title: 'The Scavenger wins',
      text: 'The Scavenger wins when its marker reaches the seventh coin block before it is sunk.',
      section: 'Winning the Game',
      shows: 'TT-OVER',
    },
    'SG-WIN-2': {
      title: 'The Naval ship wins',
      text: 'The Naval ship sinks the Scavenger and wins when its marker reaches the seventh hit block first.',
      section: 'Winning the Game',
      shows: 'TT-OVER',
    },
  },
  rulings: {
    'SG-R1': {
      title: 'How do turns follow each other?',
      text: 'Strictly in turn, one turn each, until somebody wins.',
      reason: 'Only the first turn is stated; the two descriptions of a turn leave no other order.',
      shows: 'TT-SEAT',
    },
    'SG-R2': {
      title: 'Which seat is which side?',
      text: 'Seat 0 is the Scavenger and moves first, seat 1 is the Naval ship. Who sits where is settled before set-up.',
      reason: 'It keeps the order of seats equal to the order of turns.',
      shows: 'TT-SEAT',
    },
    'SG-R3': {
      title: 'Both spinners turn at every push. Which is read?',
      text: 'One a push: A for a move, B for a search or a shot, which need a fresh push after the move.',
      reason: 'The text says to spin again for a search and for a shot, and names the spinner each time.',
      shows: 'TT-CHANCE',
    },
    'SG-R4': {
      title: 'What can a spin show?',
      text: 'A space that the spinner read has. A line is spun again, and only the final result is reported.',
      reason:
        'A line changes nothing: each new spin is as good as the first. So what is accepted is what is listed.',
    },
    'SG-R5': {
      title: 'What is a move of k dots?',
      text: 'A walk of exactly k steps along allowed lines. It may turn back at once, use a dot several times, and end where it began, for the Scavenger not on the closed dot.',
      reason:
        'Going back and forth is allowed outright, and only the closed dot and the other ship’s are exempt.',
      shows: 'TT-SEAT',
    },
    'SG-R6': {
      title: 'Must the Scavenger stop on the first gold dot that it enters?',
      text: 'No, it may go on with the rest of its count. With the option must-stop, every gold dot that a walk enters ends it.',
      reason:
        '“Do not have to” permits, and the aim is to land on gold. The strict reading can be defended, hence the option.',
    },
    'SG-R7': {
      title: 'Is the search compulsory, and what is a visit?',
      text: 'Ending on a gold dot is a visit, with or without count left, and the search follows by itself. Passing over a gold dot is none, and has no effect.',
      reason:
        'Landing and jumping over are told apart elsewhere; the search is stated without choice, and never harms.',
      shows: 'TT-CHANCE',
    },
    'SG-R8': {
      title: 'Does a search that finds nothing close the dot?',
      text: 'Yes: a visit is a visit.',
      reason: 'The text speaks of a dot visited, not of a search that succeeds.',
      shows: 'TT-CHANCE',
    },
    'SG-R9': {
      title: 'May a walk cross the closed dot?',
      text: 'No. It is neither an end nor a step of the walk, though a ship that lies on it may leave it.',
      reason: 'The ban is worded as an exception to going back and forth, which is about steps.',
    },
    'SG-R10': {
      title: 'When is the closed dot open again?',
      text: 'When another gold dot is visited, which then is closed. There is never more than one, and passing over gold opens nothing.',
      reason: 'The same words, moving onto a gold dot, mean landing there where the search is described.',
      shows: 'TT-SEAT',
    },
    'SG-R11': {
      title: 'Which dot is closed at the start, and does the Naval ship open or close dots?',
      text: 'None is closed before the first visit, and the Naval ship changes nothing.',
      reason: 'Gold dots are ordinary dots for it.',
      shows: 'TT-SEAT',
    },
    'SG-R12': {
      title: 'May the Naval ship land on the Scavenger’s dot?',
      text: 'No.',
      reason:
        'Two pieces do not fit on a dot, 0 squares is no distance, and the text would have mentioned ramming.',
    },
    'SG-R13': {
      title: 'May the Naval ship pass over the Scavenger’s dot?',
      text: 'No.',
      reason: 'As for landing: the Scavenger’s ban covers both together.',
    },
    'SG-R14': {
      title: 'What if no walk of the full count exists?',
      text: 'The ship stays, uses no part of the count, and does not search again. The turn goes on with what follows a move. While a single legal end exists, this does not apply.',
      reason: 'The full count is compulsory, so a shorter move would break the rule.',
      shows: 'TT-CHANCE',
    },
    'SG-R15': {
      title: 'May a Naval ship that had to stay fire?',
      text: 'Yes, as after any move: it is then 1 square from the Scavenger, which blocks its only line.',
      reason: 'Range is judged where the ship lies when its move is over.',
      shows: 'TT-PHASE',
    },
    'SG-R16': {
      title: 'Is firing optional?',
      text: 'Yes: fire, or hold fire.',
      reason: 'The text says “can”.',
      shows: 'TT-CHANCE',
    },
    'SG-R17': {
      title: 'What lies between the ships on a straight line?',
      text: 'White lines of one row or column, each joining neighbours. A missing dot or line puts the target out of range, however near.',
      reason: 'Range is counted in squares and dots in between; where there is no line there is no square.',
      shows: 'TT-CHANCE',
    },
    'SG-R18': {
      title: 'When may the Naval ship fire?',
      text: 'After its move, from the end of it, once: not before or in the middle of a walk, and not in the Scavenger’s turn.',
      reason: 'Spin, move, then the turn is over unless the ship is in range.',
      shows: 'TT-PHASE',
    },
    'SG-R19': {
      title: 'Does anything stop a shot?',
      text: 'No: gold dots, start dots and crossing red lines in between do not matter.',
      reason: 'They are ordinary dots for the Naval ship, and there is no third ship.',
      shows: 'TT-PHASE',
    },
    'SG-R20': {
      title: 'Which half of a space of spinner B counts?',
      text: 'For a search the ground, for a shot the cannonballs. A space without cannonballs always misses.',
      reason: 'Each rule names one of the two, and no distance is below 1.',
      shows: 'TT-SHAPE',
    },
    'SG-R21': {
      title: 'When exactly is the game over?',
      text: 'At once when a marker reaches its last block; the other side gets no further turn.',
      reason: '“Before”, in both rules of winning.',
      shows: 'TT-OVER',
    },
    'SG-R22': {
      title: 'Is there a limit of turns, or a draw?',
      text: 'No. A game that a batch cuts off is unfinished, not drawn.',
      reason: 'The text has no limit, and either side alone can force progress with probability 1.',
      stateless: 'there is no limit to enforce',
    },
    'SG-R23': {
      title: 'What becomes of the rest of the count after an early stop?',
      text: 'It is lost: the search ends the turn.',
      reason: 'Both results of a search end the turn.',
      shows: 'TT-CHANCE',
    },
    'SG-R24': {
      title: 'What does a player choose, the walk or its end?',
      text: 'The end: it is legal if at least one legal walk leads to it, and it does not matter which one is used.',
      reason: 'Nothing happens on the way.',
      shows: 'TT-SHAPE',
    },
    'SG-R25': {
      title: 'What of lines that cross between dots?',
      text: 'A crossing is no dot: nothing turns, stops or is blocked there.',
      reason: 'Ships move from dot to dot.',
      shows: 'TT-SEAT',
    },
    'SG-R26': {
      title: 'Can coins or hits be lost?',
      text: 'No: markers only go forward, one block at a time, and a hit costs no coins.',
      reason: 'No rule moves a marker back.',
      shows: 'TT-CHANCE',
    },
    'SG-R27': {
      title: 'Is a gold dot used up by a find?',
      text: 'No. Once open again it can be visited and searched like any other.',
      reason: 'Nothing is taken from the map; the text only forbids to come back too soon.',
      shows: 'TT-CHANCE',
    },
  },
});

export type ScavengersGoldRule = keyof typeof rules.rules;
