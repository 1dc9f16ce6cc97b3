import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { laws } from '../../src/conformance/index.js';

test('the page on testing lists every law with what it asks, in their order', () => {
  const page = readFileSync('docs/testing.md', 'utf8');
  const rows = laws.map(({ name, description }) => `| ${name} | ${description} |`);
  expect(page).toContain(`| law | |\n| --- | --- |\n${rows.join('\n')}\n`);
});

test('the guide to adding a game begins with the code of the example', () => {
  const guide = readFileSync('docs/guide/adding-a-game.md', 'utf8');
  const [, ...example] = readFileSync('examples/your-own-game.ts', 'utf8').split('\n');
  expect(guide).toContain(`\`\`\`ts\n${example.join('\n')}\`\`\`\n`);
});

test('laws have names of their own', () => {
  expect(new Set(laws.map(({ name }) => name)).size).toBe(laws.length);
});
