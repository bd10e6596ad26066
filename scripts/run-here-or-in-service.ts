import { Agent, fetch } from 'undici';
import { closeDataFolder } from '../lib/config/data-folder.ts';
import { type Env, env } from '../lib/config/env.ts';
import { loadSecrets, type Secrets } from '../lib/config/secrets.ts';
import { StartError } from '../lib/config/start-error.ts';
import type { Parts } from '../lib/service/context.ts';
import { closeParts, openParts } from '../lib/service/open-parts.ts';
import { signDashboardToken } from '../lib/session/sign-token.ts';

/** The request that makes a running service do the same. */
type ServiceRequest = { method: 'GET' | 'POST'; path: string; body?: unknown };

/**
 * Only one process can use an embedded database: if the service is running, it gets a request instead, authenticated
 * with the secret of the data folder.
 */
export async function runHereOrInService<T>(
  work: (parts: Parts) => Promise<T>,
  request: ServiceRequest,
): Promise<T> {
  const settings = env();
  closeDataFolder(settings);
  const secrets = await loadSecrets(settings);
  try {
    // Standard output is for the result of the command, so the log goes to standard error.
    const parts = await openParts({ env: settings, secrets, logTo: process.stderr });
    return await work(parts).finally(() => closeParts(parts));
  } catch (error) {
    if (!isInUse(error)) throw error;
  }
  return askService(settings, secrets, request);
}

export function isInUse(error: unknown): boolean {
  return error instanceof StartError && error.message.includes('is in use by process');
}

/** The backup of a large database takes longer than the five minutes after which a request is given up otherwise. */
const unhurried = new Agent({ headersTimeout: 0, bodyTimeout: 0 });

/** Sends a request to the running service, as the dashboard does. Throws its message if it refuses. */
export async function askService<T>(settings: Env, secrets: Secrets, request: ServiceRequest): Promise<T> {
  const answer = await fetch(`${settings.SERVICE_URL}${request.path}`, {
    method: request.method,
    dispatcher: unhurried,
    headers: {
      Authorization: `Bearer ${await signDashboardToken(secrets.console)}`,
      'Content-Type': 'application/json',
    },
    ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
  }).catch(() => {
    throw new StartError(
      `The service uses this database, but nothing answers at ${settings.SERVICE_URL}. Set PORT or SERVICE_URL as the service has it.`,
    );
  });
  const body = (await answer.json().catch(() => null)) as (T & { detail?: unknown }) | null;
  if (answer.ok && body) return body;
  // 401: another installation, which has another secret.
  if (answer.status === 401 || typeof body?.detail !== 'string') {
    throw new StartError(
      `What answers at ${settings.SERVICE_URL} is not the service that uses this data folder. Set PORT or SERVICE_URL as the service has it.`,
    );
  }
  throw new StartError(body.detail);
}
