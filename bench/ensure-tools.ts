import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** What only a bench needs, and `npm install` therefore leaves out. */
const packages = {
  prism: ['@stoplight/prism-cli@5.14.2'],
  screens: ['lighthouse@12.8.2', 'react-admin@5.15.4', 'esbuild@0.28.2'],
};

/** Installs the packages the first time they are used. Returns the folder that has them in `node_modules`. */
export function ensureTools(bench: keyof typeof packages): string {
  const folder = resolve(`node_modules/.cache/bench-${bench}`);
  if (existsSync(join(folder, 'node_modules/.package-lock.json'))) return folder;
  console.log(`Installing ${packages[bench].join(', ')} (only the first time)…`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  // Without install scripts: one of them sends telemetry, and none is needed.
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', ['install', ...options, ...packages[bench]], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return folder;
}
