import { readdirSync } from 'node:fs';

const measured = { gzip: true, modifyEsbuildConfig: (config) => ({ ...config, logLevel: 'error' }) };

/** Gzip, with all dependencies: the kernel alone, and each game with its validation. */
export default [
  { ...measured, name: 'kernel', path: '../dist/index.js', import: '{ defineGame }', limit: '22 kB' },
  ...readdirSync('src/games').map((id) => ({
    ...measured,
    name: id,
    path: `../dist/${id}.js`,
    limit: '30 kB',
  })),
];
