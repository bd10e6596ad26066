import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '#lib/config/env';

export type Demo = { email: string; password: string; test_key: string; live_key: string };

/** Tells the person at the terminal where to go, and keeps the demo sign-in where scripts can read it. */
export async function announce(env: Env, demo: Demo | null): Promise<void> {
  await keepDemo(env, demo);
  const lines: [string, string][] = [];
  if (env.ROLE === 'all' || env.ROLE === 'dashboard') lines.push(['Dashboard', env.BASE_URL]);
  if (env.ROLE === 'all' || env.ROLE === 'api')
    lines.push(['API', `${env.BASE_URL}/v1`], ['Reference', `${env.BASE_URL}/docs`]);
  if (env.ROLE === 'worker') lines.push(['Worker', `${env.BASE_URL}/readyz`]);
  if (demo) lines.push(['Sign in', `${demo.email}  ${demo.password}`], ['Test key', demo.test_key]);
  const text = lines.map(([name, value]) => `  ${name.padEnd(10)} ${value}`).join('\n');
  process.stdout.write(`\n  Statehouse is ready.\n\n${text}\n\n  Ctrl-C stops it.\n\n`);
}

async function keepDemo(env: Env, demo: Demo | null): Promise<void> {
  const path = join(env.DATA_DIR, 'demo.json');
  // Written anew, so that an older file's wider permissions are not kept.
  await rm(path, { force: true });
  if (!demo) return;
  await mkdir(env.DATA_DIR, { recursive: true, mode: 0o700 });
  const { email, password, test_key, live_key } = demo;
  const text = JSON.stringify({ url: env.BASE_URL, email, password, test_key, live_key }, null, 2);
  await writeFile(path, `${text}\n`, { mode: 0o600 });
}
