import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const folder = resolve('node_modules/.cache/bench-screens');
const packages = ['lighthouse@12.8.2', 'react-admin@5.15.4', 'esbuild@0.28.2'];

/** Installs what only this bench needs, the first time it runs. Returns the folder that has it in `node_modules`. */
export function ensureTools(): string {
  if (existsSync(join(folder, 'node_modules/.package-lock.json'))) return folder;
  console.log(`Installing ${packages.join(', ')} (only the first time)…`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', ...packages], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return folder;
}
