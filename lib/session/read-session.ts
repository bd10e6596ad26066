import { cookies } from 'next/headers';
import { getToken } from 'next-auth/jwt';
import { cache } from 'react';
import { dashboardSecrets } from '#lib/session/dashboard-secrets';
import { SessionClaims } from '#lib/session/session-claims';
import { isSecure, sessionCookieName } from '#lib/session/session-cookie';

/** Who is signed in by the cookie of this request; null for nobody, a foreign seal and an expired one. */
export const readSession = cache(async (): Promise<SessionClaims | null> => {
  const jar = (await cookies()).getAll();
  const token = await getToken({
    req: { cookies: Object.fromEntries(jar.map(({ name, value }) => [name, value])), headers: {} } as never,
    secret: (await dashboardSecrets()).session,
    secureCookie: isSecure(),
    cookieName: sessionCookieName(),
  });
  const claims = SessionClaims.safeParse(token?.claims);
  return claims.success ? claims.data : null;
});
