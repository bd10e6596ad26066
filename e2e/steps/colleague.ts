import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { decode, encode } from 'next-auth/jwt';
import type { SessionClaims } from '../../lib/session/session-claims.ts';
import { api } from './service.ts';

const cookieName = 'statehouse.session';

type Actor = { type: string; id: string | null; name: string };

/** Someone of the demo organization who cannot sign in by the demo's button, known by what they have done. */
async function personNamed(name: string): Promise<string> {
  const { data } = await api<{ data: { actor: Actor }[] }>('GET', '/v1/event?limit=100');
  const id = data.map(({ actor }) => actor).find((actor) => actor.name === name)?.id;
  if (!id) throw new Error(`${name} has done nothing that could be found.`);
  return id;
}

/** Turns the signed-in session of a browser into that of a colleague, sealed as the sign-in seals it. */
export async function becomeColleague(context: BrowserContext, name: string): Promise<void> {
  const secret = readFileSync(join(process.env.E2E_DATA_DIR ?? '.data', 'session.secret'), 'utf8').trim();
  const [cookie] = (await context.cookies()).filter((one) => one.name === cookieName);
  const token = cookie && (await decode({ token: cookie.value, secret }));
  if (!cookie || !token) throw new Error('Nobody is signed in.');
  const claims = token.claims as SessionClaims;
  const person = { ...claims.person, id: await personNamed(name), name };
  const sealed = await encode({ token: { ...token, claims: { ...claims, person } }, secret });
  await context.addCookies([{ ...cookie, value: sealed }]);
}
