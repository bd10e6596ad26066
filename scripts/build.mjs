import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { childEnvironment, ensureInstalled, pinnedNode, root, stop } from './prepare.mjs';

const stampFile = join(root, '.next', 'built-from');

const files = [
  'next.config.js',
  'tailwind.config.ts',
  'postcss.config.js',
  'tsconfig.json',
  'package-lock.json',
];
const optional = [
  'scripts/compress-build.mjs',
  'scripts/english-only-loader.cjs',
  'proxy.ts',
  'instrumentation.ts',
  'instrumentation-client.ts',
];
// The dashboard may not import these (see .dependency-cruiser.cjs), so a change there needs no build.
const apart = new Set(['service', 'jurisdictions', 'testing', 'start'].map((name) => join('lib', name)));

/** Builds the dashboard if its sources have changed since the last build. */
export function ensureBuilt() {
  const stamp = sourceHash();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  process.stdout.write('Building the dashboard (only when its sources change)…\n');
  rmSync(stampFile, { force: true });
  run([join('node_modules', 'next', 'dist', 'bin', 'next'), 'build']);
  run([join('scripts', 'compress-build.mjs')]);
  writeFileSync(stampFile, stamp);
}

function run(args) {
  const step = spawnSync(pinnedNode, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: childEnvironment({ NODE_ENV: 'production' }),
  });
  if (step.status !== 0) stop(`${step.stdout}${step.stderr}\nThe dashboard could not be built: see above.`);
}

// By content, not by time, so that switching branches back and forth builds nothing.
function sourceHash() {
  const hash = createHash('sha256');
  const add = (path) =>
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0');
  const walk = (folder) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true }).sort(byName)) {
      const path = join(folder, entry.name);
      if (entry.isDirectory() && !apart.has(path)) walk(path);
      else if (entry.isFile() && !/\.test\.tsx?$/.test(entry.name)) add(path);
    }
  };
  for (const folder of ['app', 'components', 'lib', 'public'])
    if (existsSync(join(root, folder))) walk(folder);
  for (const file of files) add(file);
  for (const file of optional) if (existsSync(join(root, file))) add(file);
  return hash.digest('hex');
}

function byName(one, other) {
  return one.name < other.name ? -1 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  ensureInstalled();
  ensureBuilt();
}
