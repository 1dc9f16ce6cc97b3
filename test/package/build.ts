import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';

const newestChange = (folder: string): number =>
  Math.max(
    ...readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => statSync(`${entry.parentPath}/${entry.name}`).mtimeMs),
  );

/** Builds the package if there is no build, or one older than the source. */
export default function build(): void {
  const built = 'dist/index.d.ts';
  if (existsSync(built) && statSync(built).mtimeMs > newestChange('src')) return;
  execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
}
