import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A project that has the packed package installed. */
    scratch: string;
  }
}

const newestChange = (folder: string): number =>
  Math.max(
    ...readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs),
  );

const isBuilt = (): boolean =>
  existsSync('dist/index.d.ts') && statSync('dist/index.d.ts').mtimeMs > newestChange('src');

/** Packs the package, after a build where the last one is older than the source, and installs the tarball. */
export default function install(project: TestProject): () => void {
  if (!isBuilt()) execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
  const scratch = mkdtempSync(join(tmpdir(), 'tidetable-package-'));
  execFileSync('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', scratch]);
  const tarball = readdirSync(scratch).find((file) => file.endsWith('.tgz'));
  writeFileSync(
    join(scratch, 'package.json'),
    JSON.stringify({ name: 'scratch', private: true, type: 'module' }),
  );
  execFileSync('npm', ['install', '--silent', '--prefer-offline', `./${String(tarball)}`, 'fast-check@4'], {
    cwd: scratch,
  });
  project.provide('scratch', scratch);
  return () => {
    rmSync(scratch, { recursive: true, force: true });
  };
}
