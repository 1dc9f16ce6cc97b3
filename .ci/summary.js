// Prints the plain closing line of a run of the tests.
import { existsSync, readFileSync } from 'node:fs';

const report = '.cache/vitest.json';
if (existsSync(report)) {
  const { numPassedTests, numFailedTests, success } = JSON.parse(readFileSync(report, 'utf8'));
  const failed = success ? numFailedTests : Math.max(1, numFailedTests);
  console.log(`${numPassedTests} passed, ${failed} failed`);
} else {
  console.log('0 passed, 1 failed');
}
