#!/usr/bin/env node
import { main } from './main.js';

const controller = new AbortController();
// Once: a second Ctrl-C ends the program at once.
process.once('SIGINT', () => {
  controller.abort();
});
// Whoever reads may stop reading, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  process.stderr.write(`tidetable: standard output cannot be written: ${error.message}\n`);
  process.exit(2);
});

process.exitCode = await main(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  watched: process.stderr.isTTY,
  signal: controller.signal,
});
