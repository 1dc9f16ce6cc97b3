/** What `tidetable --help` prints. */
export const USAGE = `tidetable games
    lists the games, with their bots

tidetable simulate GAME [--games N] [--bots NAME,NAME] [--players N] [--option NAME=VALUE] ...
    plays a batch of games and reports win rates, lengths and measures, with 95 % intervals
    --games N             how many; 1000 when left out
    --bots A,B            one bot for each seat, or one for all; random when left out
    --fixed-seats         the first bot sits at seat 0 in every game; otherwise bots move up a seat from game to game
    --players N           the game's option of that name
    --option NAME=VALUE   any option of the game; for an option (or --players) given more than once,
                          a batch is played for each combination of values
    --seed TEXT           "tidetable" when left out; the same seed gives the same games
    --cap N               gives a game up after N plies; the game's own cap when left out
    --workers N           threads, at most 256; as many as there are processors when left out, 0 for none besides the main one
    --module FILE         a module of yours that exports bots, a tally or a referee
    --out FILE            writes a line of JSON for each game
    --json                prints each report as a line of JSON
    --transcript N        plays only game N of the batch, counted from 0, and prints its transcript in place of a report

tidetable rules GAME [ID]
    lists the rules and rulings, or shows one

tidetable replay FILE
    plays a transcript again: its actions, the position they lead to, and the scores

tidetable --help
tidetable --version

exit codes: 0; 1 for a bot that failed; 2 for input that cannot be worked with; 130 for a batch that Ctrl-C stopped
`;
