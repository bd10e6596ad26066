import { closeDataFolder } from '../lib/config/data-folder.ts';
import { type Env, env } from '../lib/config/env.ts';
import { loadSecrets, type Secrets } from '../lib/config/secrets.ts';
import { StartError } from '../lib/config/start-error.ts';
import type { Parts } from '../lib/service/context.ts';
import { closeParts, openParts } from '../lib/service/open-parts.ts';
import { signDashboardToken } from '../lib/session/sign-token.ts';

/** What asks a running service for the same thing. */
type Asked = { method: 'GET' | 'POST'; path: string; body?: unknown };

/** An embedded database has one process: while the service has it, the service is asked, by the secret of its folder. */
export async function onDatabase<T>(work: (parts: Parts) => Promise<T>, asked: Asked): Promise<T> {
  const settings = env();
  closeDataFolder(settings);
  const secrets = await loadSecrets(settings);
  try {
    // What a command prints is its answer: the log goes beside it.
    const parts = await openParts({ env: settings, secrets, logTo: process.stderr });
    return await work(parts).finally(() => closeParts(parts));
  } catch (error) {
    if (!isInUse(error)) throw error;
  }
  return askService(settings, secrets, asked);
}

export function isInUse(error: unknown): boolean {
  return error instanceof StartError && error.message.includes('is in use by process');
}

/** Asks the service that is running, as the dashboard does. Throws its sentence where it refuses. */
export async function askService<T>(settings: Env, secrets: Secrets, asked: Asked): Promise<T> {
  const answer = await fetch(`${settings.SERVICE_URL}${asked.path}`, {
    method: asked.method,
    headers: {
      Authorization: `Bearer ${await signDashboardToken(secrets.console)}`,
      'Content-Type': 'application/json',
    },
    ...(asked.body === undefined ? {} : { body: JSON.stringify(asked.body) }),
  }).catch(() => {
    throw new StartError(
      `The service uses this database, but nothing answers at ${settings.SERVICE_URL}. Set PORT or SERVICE_URL as the service has it.`,
    );
  });
  const body = (await answer.json()) as T & { detail: string };
  if (!answer.ok) throw new StartError(body.detail);
  return body;
}
