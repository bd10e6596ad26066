import type { Env } from '#lib/config/env';

const secretFiles = {
  SESSION_SECRET: 'session.secret',
  CONSOLE_SECRET: 'console.secret',
  SEALING_SECRET: 'sealing.secret',
} as const;

/**
 * The files of the data folder that belong to a backup besides rows and documents: the secrets that no setting
 * provides.
 */
export function keptFiles(env: Pick<Env, keyof typeof secretFiles>): string[] {
  const names = Object.keys(secretFiles) as (keyof typeof secretFiles)[];
  return [...names.filter((name) => !env[name]).map((name) => secretFiles[name]), 'demo.json'];
}
