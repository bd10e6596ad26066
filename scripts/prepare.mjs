// Runs on Node 18 and with nothing installed, so it uses Node's own modules alone.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const pinnedNode = join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

const stampFile = join(root, 'node_modules', '.installed-from');

/**
 * Ends the process with a sentence instead of a stack: these are faults of the surroundings.
 * @param {string} sentence
 * @returns {never}
 */
export function stop(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** The environment of every child: the pinned Node is found first, and Next reports nothing to its makers. */
export function childEnvironment(extra = {}) {
  const path = [dirname(pinnedNode), process.env.PATH]
    .filter(Boolean)
    .join(process.platform === 'win32' ? ';' : ':');
  return { ...process.env, PATH: path, NEXT_TELEMETRY_DISABLED: '1', ...extra };
}

/** Installs the locked versions when they are missing or the lock has changed since. */
export function ensureInstalled() {
  const stamp = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp && existsSync(pinnedNode)) return;
  process.stdout.write('Installing the locked packages (only when they change)…\n');
  rmSync(stampFile, { force: true });
  // Not `npm ci`: it refuses a lock that lacks the optional packages of other systems. --no-save leaves the lock as it is.
  const { status } = npm([
    'install',
    '--no-save',
    '--include=dev',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  if (status !== 0)
    stop('The packages could not be installed: see what npm says above, then run the command again.');
  if (!existsSync(pinnedNode)) fetchPinnedNode();
  writeFileSync(stampFile, stamp);
}

// The pinned Node comes by an install script, which some npm settings (ignore-scripts) forbid.
function fetchPinnedNode() {
  const folder = join(root, 'node_modules', 'node');
  spawnSync(process.execPath, ['installArchSpecificPackage.js'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (existsSync(pinnedNode)) {
    // npm links a program only when it is there at install; the other programs' first line looks for this link.
    const link = join(root, 'node_modules', '.bin', 'node');
    if (!existsSync(link) && process.platform !== 'win32')
      symlinkSync(join('..', 'node', 'bin', 'node'), link);
    return;
  }
  const { node } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).dependencies;
  stop(
    `Node ${node} could not be fetched to node_modules/node. Allow install scripts for the package "node" ` +
      '(npm config get ignore-scripts must say false), then run the command again.',
  );
}

function npm(args) {
  const options = { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] };
  const cli = process.env.npm_execpath;
  if (cli?.endsWith('npm-cli.js')) return spawnSync(process.execPath, [cli, ...args], options);
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}
