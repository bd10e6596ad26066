// Runs on Node 18: it is used before and by the browser tests.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { stop } from './prepare.mjs';

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The path of an installed Chromium, or undefined. CHROME_PATH wins.
 * @returns {string | undefined}
 */
export function findChromium() {
  const given = process.env.CHROME_PATH;
  if (given) return isProgram(given) ? given : stop(`CHROME_PATH is no program: "${given}".`);
  const folders = (process.env.PATH ?? '').split(delimiter).concat('/usr/bin', '/usr/local/bin', '/snap/bin');
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return candidates.concat(applications).find(isProgram);
}

/** Finds a Chromium, or installs one with the system's package manager, or ends with how to get one. */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (existsSync('/usr/bin/apt-get')) {
    process.stdout.write('Installing Chromium with apt-get (only when there is none)…\n');
    apt(['update', '-qq']);
    apt(['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  }
  return (
    findChromium() ??
    stop(
      'The browser tests need Chromium or Chrome: install one, or set CHROME_PATH to its program, and run again.',
    )
  );
}

function apt(args) {
  const command = process.getuid?.() === 0 ? ['apt-get', ...args] : ['sudo', '-n', 'apt-get', ...args];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command[0], command.slice(1), { stdio: ['ignore', 'ignore', 'inherit'], env });
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
