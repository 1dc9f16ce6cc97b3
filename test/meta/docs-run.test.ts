import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const pages = [
  'README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md') && !file.startsWith('api'))
    .map((file) => join('docs', file)),
];

/** Every `ts` block of the README and the docs, as a file of its own. */
const blocks = pages.flatMap((page) =>
  [...readFileSync(page, 'utf8').matchAll(/^```ts\n([\s\S]*?)^```$/gmu)].map(([, code = ''], index) => ({
    page,
    name: `${page.replace(/\.md$/u, '').replaceAll(/[\\/]/gu, '-')}-${String(index + 1)}`,
    code,
  })),
);

const folder = resolve('.cache/docs');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const { name, code } of blocks) writeFileSync(join(folder, `${name}.ts`), `${code}\nexport {};\n`);

describe('the code of the docs', () => {
  test('there is some in the README', () => {
    expect(blocks.filter(({ page }) => page === 'README.md').length).toBeGreaterThan(0);
  });

  test('type-checks', () => {
    const config = {
      extends: '../../tsconfig.json',
      compilerOptions: { noUnusedLocals: false },
      include: ['*.ts'],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    expect(typeErrors()).toBe('');
  });

  test.each(blocks)('$name runs', async ({ name }) => {
    await expect(import(/* @vite-ignore */ join(folder, `${name}.ts`))).resolves.toBeDefined();
  });
});

function typeErrors(): string {
  try {
    execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', folder], { encoding: 'utf8' });
    return '';
  } catch (error) {
    return String((error as { stdout?: unknown }).stdout);
  }
}
