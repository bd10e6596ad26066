// Must run on Node 18: it is used before and by the tests.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * The first of these programs on the path or in one of the additional folders.
 * @param {string[]} names
 * @param {string[]} folders
 * @returns {string | undefined}
 */
export function findProgram(names, folders = []) {
  const all = (process.env.PATH ?? '').split(delimiter).concat('/usr/bin', '/usr/local/bin', folders);
  return all.flatMap((folder) => names.map((name) => join(folder, name))).find(isProgram);
}

/** @param {string} path */
export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Installs a package with the system's package manager, if it is apt-get and may be used. */
export function installWithApt(name, called) {
  if (!existsSync('/usr/bin/apt-get')) return;
  process.stdout.write(`Installing ${called} with apt-get (only when there is none)…\n`);
  asRoot(['apt-get', 'update', '-qq']);
  asRoot(['apt-get', 'install', '-y', '-qq', '--no-install-recommends', name]);
}

/** @param {string[]} command */
export function asRoot(command) {
  const [program, ...args] = process.getuid?.() === 0 ? command : ['sudo', '-n', ...command];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'], env });
}
