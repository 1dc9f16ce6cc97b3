/** Kilobytes, gzip, with all dependencies and validation, by entry. */
const BUDGETS = {
  'bermuda-pirates': 46,
  kraqua: 46,
  'rocking-raft': 40,
  'scavengers-gold': 30,
  'wreck-raiders': 54,
};

const measured = { gzip: true, modifyEsbuildConfig: (config) => ({ ...config, logLevel: 'error' }) };

/** The kernel alone, and each game. */
export default [
  { ...measured, name: 'kernel', path: '../dist/index.js', import: '{ defineGame }', limit: '22 kB' },
  ...Object.entries(BUDGETS).map(([id, kilobytes]) => ({
    ...measured,
    name: id,
    path: `../dist/${id}.js`,
    limit: `${kilobytes} kB`,
  })),
];
