import type { AuthOptions, User } from 'next-auth';
import CredentialsProvider from 'next-auth/providers/credentials';
import type { OAuthConfig } from 'next-auth/providers/oauth';
import { ClientProblem } from '#lib/client/client-problem';
import { env } from '#lib/config/env';
import { paths } from '#lib/config/paths';
import type { ConsoleSession, OpenSessionRequest } from '#lib/contract/console/session';
import { dashboardSecrets } from '#lib/session/dashboard-secrets';
import { dashboardConsole } from '#lib/session/service-clients';
import { claimsOf, SessionClaims } from '#lib/session/session-claims';
import { isSecure, sessionCookieName, sessionSeconds } from '#lib/session/session-cookie';

/** How people sign in. The session is sealed in a cookie for twelve hours; nothing of it is kept on the server. */
export async function authOptions(): Promise<AuthOptions> {
  const secure = isSecure();
  return {
    secret: (await dashboardSecrets()).session,
    useSecureCookies: secure,
    session: { strategy: 'jwt', maxAge: sessionSeconds },
    pages: { signIn: paths.signIn(), error: paths.signIn(), signOut: paths.signIn() },
    cookies: {
      sessionToken: {
        name: sessionCookieName(),
        options: { httpOnly: true, sameSite: 'lax', path: '/', secure },
      },
    },
    providers: [passwordProvider(), ...oidcProvider()],
    callbacks: {
      signIn: ({ account, profile }) =>
        account?.provider !== 'oidc' || (profile as { email_verified?: boolean })?.email_verified === true,
      jwt: async ({ token, user, account }) => {
        if (user) token.claims = await claimsOfUser(user, account?.provider);
        return token;
      },
      // What the browser may read of its session: no more than the page shows anyway.
      session: ({ session, token }) => {
        const claims = SessionClaims.safeParse(token.claims);
        return { expires: session.expires, user: claims.success ? { name: claims.data.person.name } : {} };
      },
    },
    logger: { error: () => {}, warn: () => {} },
  };
}

type SignedIn = User & { session?: ConsoleSession };

async function claimsOfUser(user: SignedIn, provider: string | undefined): Promise<SessionClaims | null> {
  const session =
    provider === 'oidc' ? await openSession({ verified_email: user.email ?? '' }) : (user.session ?? null);
  const claims = session && claimsOf(session);
  if (!claims) throw new Error('unauthenticated');
  return claims;
}

function passwordProvider() {
  return CredentialsProvider({
    id: 'password',
    credentials: { email: {}, password: {}, demo: {} },
    authorize: async (given, request): Promise<SignedIn> => {
      const session = await openSession(
        given?.demo === 'true'
          ? { demo: true }
          : {
              email: given?.email ?? '',
              password: given?.password ?? '',
              address: addressOf(request.headers),
            },
      );
      return { id: session.person.id, session };
    },
  });
}

/** The error's message reaches the sign-in page as a code: a problem code, and the seconds to wait where there are some. */
async function openSession(request: OpenSessionRequest): Promise<ConsoleSession> {
  try {
    return await dashboardConsole().sessions.open(request);
  } catch (error) {
    if (!(error instanceof ClientProblem)) throw new Error('internal_error');
    throw new Error(error.retryAfter === null ? error.code : `${error.code}:${error.retryAfter}`);
  }
}

// The last entry is the one that our own side wrote; what stands before it a caller may have made up.
function addressOf(headers: Record<string, unknown> | undefined): string | undefined {
  const forwarded = headers?.['x-forwarded-for'];
  return typeof forwarded === 'string' ? forwarded.split(',').at(-1)?.trim().slice(0, 100) : undefined;
}

function oidcProvider(): OAuthConfig<{ sub: string; email?: string; name?: string }>[] {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = env();
  if (!OIDC_ISSUER || !OIDC_CLIENT_ID || !OIDC_CLIENT_SECRET) return [];
  return [
    {
      id: 'oidc',
      name: new URL(OIDC_ISSUER).host,
      type: 'oauth',
      wellKnown: `${OIDC_ISSUER}/.well-known/openid-configuration`,
      clientId: OIDC_CLIENT_ID,
      clientSecret: OIDC_CLIENT_SECRET,
      authorization: { params: { scope: 'openid email profile' } },
      idToken: true,
      checks: ['pkce', 'state', 'nonce'],
      profile: ({ sub, email, name }) => ({ id: sub, email: email ?? null, name: name ?? null }),
    },
  ];
}
