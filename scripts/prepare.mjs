// Must run on Node 18 before anything is installed, so it only uses Node's own modules.
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
 * Exits with a sentence instead of a stack, because these are errors of the environment.
 * @param {string} sentence
 * @returns {never}
 */
export function stop(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** The environment of every child: the pinned Node is first on the path, and Next's telemetry is off. */
export function childEnvironment(extra = {}) {
  const path = [dirname(pinnedNode), process.env.PATH]
    .filter(Boolean)
    .join(process.platform === 'win32' ? ';' : ':');
  return {
    ...keepsLessMemory,
    NODE_COMPILE_CACHE: compileCache,
    ...process.env,
    PATH: path,
    NEXT_TELEMETRY_DISABLED: '1',
    ...extra,
  };
}

// What Node makes of a module, its types removed, so that the next start loads it in two thirds of the time.
const compileCache = join(root, 'node_modules', '.cache', 'compiled');

// The default of glibc, which it otherwise raises to the largest block that is freed while the service starts: it then
// keeps 100 MB that nothing uses. And half of V8's default for what is new: the start fills it, and it stays committed.
const keepsLessMemory = {
  MALLOC_TRIM_THRESHOLD_: '131072',
  NODE_OPTIONS: '--max-semi-space-size=32',
};

/** What the stamp of an installation of the locked versions says. */
export function installationStamp() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex');
}

/** Installs the locked versions if they are missing or the lock file has changed. */
export function ensureInstalled() {
  const stamp = installationStamp();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp && existsSync(pinnedNode)) return;
  process.stdout.write('Installing the locked packages (only when they change)…\n');
  rmSync(stampFile, { force: true });
  // It only grows otherwise.
  rmSync(compileCache, { recursive: true, force: true });
  // Not `npm ci`: it refuses a lock file without the optional packages of other systems. --no-save leaves the lock file
  // unchanged.
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

// The pinned Node is fetched by an install script, which some npm settings (ignore-scripts) disable.
function fetchPinnedNode() {
  const folder = join(root, 'node_modules', 'node');
  spawnSync(process.execPath, ['installArchSpecificPackage.js'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (existsSync(pinnedNode)) {
    // npm links a program only if it exists during the installation; the first line of other programs requires this
    // link.
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
