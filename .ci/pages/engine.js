// Prints the end of one game of each kind, on whatever engine runs this file.
import { fingerprint, games } from '../../dist/index.js';
import { playAll } from './play.js';

console.log(JSON.stringify(playAll(Object.values(games), fingerprint)));
