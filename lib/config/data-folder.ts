import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  type Stats,
  statSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Env } from '#lib/config/env';
import { StartError } from '#lib/config/start-error';

const folderMode = 0o700;
const fileMode = 0o600;

type Needs = Pick<
  Env,
  | 'DATA_DIR'
  | 'ROLE'
  | 'DATABASE_URL'
  | 'DOCUMENT_DRIVER'
  | 'SMTP_URL'
  | 'SESSION_SECRET'
  | 'CONSOLE_SECRET'
  | 'SEALING_SECRET'
>;

/**
 * Makes the data folder, and all that is in it already, readable by the user of this process alone, and whatever this
 * process writes from here on. Refuses with a sentence where that cannot be done.
 */
export function closeDataFolder(env: Needs): void {
  if (!isNeeded(env)) return;
  const folder = resolve(env.DATA_DIR);
  process.umask(0o077);
  try {
    makeFolder(folder);
    keepOthersOut(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw error instanceof StartError ? error : cannot(folder, error);
  }
}

/** Where everything is elsewhere, an installation runs without a folder that it can write to. */
function isNeeded(env: Needs): boolean {
  if (env.ROLE === 'dashboard') return false;
  const secretsAreGiven = env.SESSION_SECRET && env.CONSOLE_SECRET && env.SEALING_SECRET;
  return !(env.DATABASE_URL && env.DOCUMENT_DRIVER === 's3' && env.SMTP_URL && secretsAreGiven);
}

// Node's own recursive mkdir never ends where the system refuses a folder with ENOENT, as Linux does in /proc.
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) makeFolder(parent);
  mkdirSync(folder, { mode: folderMode });
}

function keepOthersOut(folder: string): void {
  const found = statSync(folder);
  if (!found.isDirectory()) {
    throw new StartError(`DATA_DIR must be the path of a folder, but ${folder} is a file.`);
  }
  const user = process.geteuid?.();
  // Windows has neither owners nor modes of this kind.
  if (user === undefined) return;
  // Whoever owns it could open it again.
  if (found.uid !== user) {
    throw new StartError(
      `The data folder ${folder} belongs to user ${found.uid}, but Statehouse runs as user ${user}. Run: chown -R ${user} ${folder}, or name another folder with DATA_DIR.`,
    );
  }
  narrow(folder, found);
  for (const entry of readdirSync(folder)) {
    const path = join(folder, entry);
    // One part of it may lie on another disk; links further down lead anywhere and are left alone.
    closeToOthers(lstatSync(path).isSymbolicLink() ? realpathSync(path) : path);
  }
}

/** Of a path and all that is in it, nothing can be read by another user. */
export function closeToOthers(path: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  // Another process may have taken it away meanwhile.
  if (!found || found.isSymbolicLink()) return;
  narrow(path, found);
  if (found.isDirectory()) for (const entry of readdirSync(path)) closeToOthers(join(path, entry));
}

function narrow(path: string, found: Stats): void {
  const mode = found.isDirectory() ? folderMode : fileMode;
  if ((found.mode & 0o777) === mode) return;
  try {
    chmodSync(path, mode);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw cannot(path, error);
  }
}

function cannot(path: string, error: unknown): StartError {
  const code = (error as NodeJS.ErrnoException).code ?? String(error);
  return new StartError(
    `${path} cannot be made readable and writable by this user alone (${code}). Give Statehouse a folder of its own with DATA_DIR.`,
  );
}
