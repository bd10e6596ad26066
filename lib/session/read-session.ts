import { cookies } from 'next/headers';
import { getToken } from 'next-auth/jwt';
import { cache } from 'react';
import { claimsInForce } from '#lib/session/claims-in-force';
import { dashboardSecrets } from '#lib/session/dashboard-secrets';
import { SessionClaims } from '#lib/session/session-claims';
import { isSecure, sessionCookieName } from '#lib/session/session-cookie';

/**
 * Who is signed in by the cookie of this request, with what they may do now; null for nobody, a foreign seal, an
 * expired one, and one who no longer belongs to the organization.
 */
export const readSession = cache(async (): Promise<SessionClaims | null> => {
  const jar = (await cookies()).getAll();
  const token = await getToken({
    req: { cookies: Object.fromEntries(jar.map(({ name, value }) => [name, value])), headers: {} } as never,
    secret: (await dashboardSecrets()).session,
    secureCookie: isSecure(),
    cookieName: sessionCookieName(),
  });
  const claims = SessionClaims.safeParse(token?.claims);
  return claims.success ? claimsInForce(claims.data) : null;
});
