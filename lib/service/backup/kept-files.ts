import type { Env } from '#lib/config/env';

const secretFiles = {
  SESSION_SECRET: 'session.secret',
  CONSOLE_SECRET: 'console.secret',
  SEALING_SECRET: 'sealing.secret',
} as const;

/** What of the data folder belongs to a backup besides rows and documents: the secrets that no setting gives. */
export function keptFiles(env: Pick<Env, keyof typeof secretFiles>): string[] {
  const names = Object.keys(secretFiles) as (keyof typeof secretFiles)[];
  return [...names.filter((name) => !env[name]).map((name) => secretFiles[name]), 'demo.json'];
}
