import { SignJWT } from 'jose';
import { type DashboardClaims, type PersonClaims, tokenAudience } from '#lib/contract/token';

const lifeSeconds = 60;

function sign(claims: Record<string, unknown>, secret: string, now: Date): Promise<string> {
  const issued = Math.floor(now.getTime() / 1000);
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(tokenAudience)
    .setIssuedAt(issued)
    .setExpirationTime(issued + lifeSeconds)
    .sign(new TextEncoder().encode(secret));
}

/** The dashboard's token for a signed-in person; valid for one minute. */
export function signPersonToken(
  claims: Omit<PersonClaims, 'sub'>,
  secret: string,
  now = new Date(),
): Promise<string> {
  return sign({ ...claims, sub: 'session' }, secret, now);
}

/** The dashboard's own token, before anyone has signed in. */
export function signDashboardToken(
  secret: string,
  browser: Omit<DashboardClaims, 'sub'> = { address: null, agent: null },
  now = new Date(),
): Promise<string> {
  return sign({ ...browser, sub: 'dashboard' }, secret, now);
}
