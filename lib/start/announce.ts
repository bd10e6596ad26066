import { join } from 'node:path';
import { type Env, ownAddress } from '#lib/config/env';

type Access = Record<'email' | 'password' | 'test_key', string>;
type Demo = { is: 'new' | 'kept'; access: Access } | { is: 'closed' | 'none' };

/** Prints the addresses, and how the demo or the setup is entered. */
export function announce(env: Env, demo: Demo | null, setup?: string | null): void {
  const lines: [string, string][] = [];
  if (env.ROLE === 'all' || env.ROLE === 'dashboard') lines.push(['Dashboard', env.BASE_URL]);
  if (env.ROLE === 'all' || env.ROLE === 'api')
    lines.push(['API', `${env.BASE_URL}/v1`], ['Reference', `${env.BASE_URL}/docs`]);
  if (env.ROLE === 'worker') lines.push(['Worker', `${ownAddress(env)}/readyz`]);
  if (demo) lines.push(...demoLines(env, demo));
  if (setup) lines.push(['Set up', `${env.BASE_URL}/setup`], ['Code', setup]);
  const text = lines.map(([name, value]) => `  ${name.padEnd(10)} ${value}`).join('\n');
  process.stdout.write(`\n  Statehouse is ready.\n\n${text}\n\n  Ctrl-C stops it.\n\n`);
}

// Others may read a terminal's history and service logs, so the secrets are printed once, at the first start.
function demoLines(env: Env, demo: Demo): [string, string][] {
  switch (demo.is) {
    case 'new': {
      const { email, password, test_key } = demo.access;
      return [
        ['Sign in', `${email}  ${password}`],
        ['Test key', test_key],
      ];
    }
    case 'kept':
      return [['Demo', `sign-in and keys are in ${accessFile(env)}`]];
    case 'closed':
      return [['Demo', 'closed, since other machines reach this service; DEMO=on opens it to all of them']];
    case 'none':
      return [];
  }
}

const accessFile = (env: Env) => join(env.DATA_DIR, 'demo.json');
