import { randomBytes } from 'node:crypto';
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '#lib/config/env';
import { StartError } from '#lib/config/start-error';

/**
 * `session` encrypts the cookies of a sign-in that is under way; `console` signs the tokens that the dashboard sends to
 * the service; `sealing` encrypts what the database must store and return, for example a tax id.
 */
export type Secrets = { readonly session: string; readonly console: string; readonly sealing: string };

/** Reads the secrets from the environment, or generates them on first start and stores them in the data folder. */
export async function loadSecrets(
  env: Pick<Env, 'DATA_DIR' | 'SESSION_SECRET' | 'CONSOLE_SECRET' | 'SEALING_SECRET'>,
): Promise<Secrets> {
  return {
    session: env.SESSION_SECRET ?? (await keptSecret(env.DATA_DIR, 'session.secret')),
    console: env.CONSOLE_SECRET ?? (await keptSecret(env.DATA_DIR, 'console.secret')),
    sealing: env.SEALING_SECRET ?? (await keptSecret(env.DATA_DIR, 'sealing.secret')),
  };
}

async function keptSecret(folder: string, file: string): Promise<string> {
  const path = join(folder, file);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const made = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await writeFile(made, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  try {
    // Creating a link is atomic: of two concurrent starts one wins, and both read its file.
    await link(made, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    await chmod(path, 0o600);
  } finally {
    await rm(made, { force: true });
  }
  const secret = (await readFile(path, 'utf8')).trim();
  if (secret.length < 32) throw new StartError(`${path} holds no secret: ${remedyOf(file)}`);
  return secret;
}

function remedyOf(file: string): string {
  // Nothing that was sealed opens with a new one.
  if (file === 'sealing.secret') return 'put back the one that was there, which is in files/ of a backup.';
  return 'delete it, and the next start makes one.';
}
