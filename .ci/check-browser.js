// Plays every game in Chromium, from a page that Vite bundled and from a page without a bundler; both must end as in Node.
import assert from 'node:assert/strict';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  mkdirSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { fingerprint, games } from '../dist/index.js';
import { playAll } from './pages/play.js';

const expected = playAll(Object.values(games), fingerprint);
const site = mkdtempSync(join(tmpdir(), 'tidetable-browser-'));

/** A project that has the package installed, with one page that Vite bundles. */
async function bundledPage() {
  const project = join(site, 'project');
  mkdirSync(join(project, 'node_modules'), { recursive: true });
  symlinkSync(process.cwd(), join(project, 'node_modules', 'tidetable'));
  for (const file of ['bundled.html', 'bundled.js', 'play.js'])
    cpSync(`.ci/pages/${file}`, join(project, file));
  await build({
    root: project,
    base: './',
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: join(site, 'bundled'),
      emptyOutDir: true,
      rollupOptions: { input: join(project, 'bundled.html') },
    },
  });
  return 'bundled/bundled.html';
}

/** A page that loads each game from its own file of dist/browser. */
function plainPage() {
  cpSync('dist/browser', join(site, 'browser'), { recursive: true });
  cpSync('.ci/pages/play.js', join(site, 'play.js'));
  const entries = readdirSync('src/games').map(
    (id) => `import * as entry${id.replace(/\W/g, '')} from './browser/${id}.js';`,
  );
  const names = entries.map((line) => line.split(' ')[3]);
  writeFileSync(
    join(site, 'plain.js'),
    `${entries.join('\n')}
import { fingerprint } from './browser/index.js';
import { playAll } from './play.js';
const games = [${names.join(', ')}].map((entry) => Object.values(entry).find((value) => typeof value.reduce === 'function'));
document.title = JSON.stringify(playAll(games, fingerprint));
`,
  );
  writeFileSync(
    join(site, 'plain.html'),
    '<!doctype html><meta charset="utf-8" /><script type="module" src="./plain.js"></script>',
  );
  return 'plain.html';
}

const types = { '.html': 'text/html', '.js': 'text/javascript' };

/** Serves the site under a policy that forbids eval and anything from elsewhere. */
const server = createServer((request, response) => {
  const path = normalize(new URL(request.url, 'http://localhost').pathname);
  try {
    const body = readFileSync(join(site, path));
    response.writeHead(200, {
      'content-type': types[extname(path)] ?? 'application/octet-stream',
      'content-security-policy': "default-src 'self'",
    });
    response.end(body);
  } catch {
    response.writeHead(path === '/favicon.ico' ? 204 : 404).end();
  }
});

const pages = [await bundledPage(), plainPage()];
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
try {
  for (const path of pages) {
    const page = await browser.newPage();
    const errors = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.goto(`http://127.0.0.1:${server.address().port}/${path}`);
    await page
      .waitForFunction(() => document.title.startsWith('{'), null, { timeout: 60_000 })
      .catch(() => {
        throw new Error(`${path} did not finish: ${errors.join('; ')}`);
      });
    assert.deepEqual(JSON.parse(await page.title()), expected, path);
    assert.deepEqual(errors, [], path);
    console.log(`${path}: ${Object.keys(expected).length} games end as in Node`);
    await page.close();
  }
} finally {
  await browser.close();
  server.close();
  rmSync(site, { recursive: true, force: true });
}
