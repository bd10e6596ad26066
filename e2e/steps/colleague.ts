import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { signDashboardToken } from '../../lib/session/sign-token.ts';
import { demoAccess } from '../demo-access.ts';

const emails: Record<string, string> = {
  'Marcus Oyelaran': 'marcus.oyelaran@harborpine.example',
  'Priya Raman': 'priya.raman@harborpine.example',
};

/** Signs the browser in as a colleague, who has no password: as the dashboard does once a provider has verified an email. */
export async function becomeColleague(context: BrowserContext, name: string): Promise<void> {
  const secret = readFileSync(join(process.env.E2E_DATA_DIR ?? '.data', 'console.secret'), 'utf8').trim();
  const { url } = demoAccess();
  const answer = await fetch(`${url}/console/session`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${await signDashboardToken(secret)}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ verified_email: emails[name] }),
  });
  const { raw_id } = (await answer.json()) as { raw_id: string };
  await context.addCookies([
    { name: 'statehouse.session', value: raw_id, url, httpOnly: true, sameSite: 'Lax' },
  ]);
}
