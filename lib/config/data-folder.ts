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
 * Makes the data folder and its files accessible only to the user of this process, including the files that the process
 * creates later. Throws an error with the remedy if that is not possible.
 */
export function closeDataFolder(env: Needs): void {
  if (isNeeded(env)) process.umask(0o077);
  makeDataFolder(env);
}

/** The same, without an effect on what the process creates elsewhere. */
export function makeDataFolder(env: Needs): void {
  if (!isNeeded(env)) return;
  const folder = resolve(env.DATA_DIR);
  try {
    makeFolder(folder);
    keepOthersOut(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw error instanceof StartError ? error : cannot(folder, error);
  }
}

/** An installation that stores everything elsewhere needs no writable folder. */
function isNeeded(env: Needs): boolean {
  if (env.ROLE === 'dashboard') return false;
  const secretsAreGiven = env.SESSION_SECRET && env.CONSOLE_SECRET && env.SEALING_SECRET;
  return !(env.DATABASE_URL && env.DOCUMENT_DRIVER === 's3' && env.SMTP_URL && secretsAreGiven);
}

/** Unlike Node's recursive mkdir, it returns if the system refuses a folder with ENOENT, as Linux does in /proc. */
export function makeFolder(folder: string): void {
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
  // Windows has no owners and modes of this kind.
  if (user === undefined) return;
  // Its owner could make it accessible again.
  if (found.uid !== user) {
    throw new StartError(
      `The data folder ${folder} belongs to user ${found.uid}, but Statehouse runs as user ${user}. Run: chown -R ${user} ${folder}, or name another folder with DATA_DIR.`,
    );
  }
  narrow(folder, found);
  for (const entry of readdirSync(folder)) {
    const path = join(folder, entry);
    // The folder itself may be a link to another disk; links inside it are left alone.
    closeToOthers(lstatSync(path).isSymbolicLink() ? realpathSync(path) : path);
  }
}

/** Removes all access for other users from a path and everything in it. */
export function closeToOthers(path: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  // Another process may have deleted it in the meantime.
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
