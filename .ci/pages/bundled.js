import { fingerprint, games } from 'tidetable';
import { playAll } from './play.js';

document.title = JSON.stringify(playAll(Object.values(games), fingerprint));
