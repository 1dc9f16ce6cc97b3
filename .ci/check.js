// Runs every check, also after one has failed, and tells at the end which did.
import { spawnSync } from 'node:child_process';

const steps = [
  'format:check',
  'lint',
  'types',
  'build',
  'test:report',
  'examples',
  'docs',
  'knip',
  'publint',
  'attw',
  'size',
];

const failed = [];
for (const step of steps) {
  console.log(`\n> ${step}`);
  const start = performance.now();
  const { status } = spawnSync('npm', ['run', '--silent', step], { stdio: 'inherit' });
  console.log(
    `${status === 0 ? 'ok' : 'FAILED'} ${step}, ${((performance.now() - start) / 1000).toFixed(1)} s`,
  );
  if (status !== 0) failed.push(step);
}
console.log(failed.length === 0 ? '\nAll checks passed.' : `\nFailed: ${failed.join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;
