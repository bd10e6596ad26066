import type { AuthOptions, User } from 'next-auth';
import CredentialsProvider from 'next-auth/providers/credentials';
import type { OAuthConfig } from 'next-auth/providers/oauth';
import { ClientProblem } from '#lib/client/client-problem';
import { env } from '#lib/config/env';
import { paths } from '#lib/config/paths';
import type { OpenSessionRequest } from '#lib/contract/session';
import { readBrowser } from '#lib/session/browser';
import { dashboardSecrets } from '#lib/session/dashboard-secrets';
import { endSession } from '#lib/session/end-session';
import { readSession } from '#lib/session/read-session';
import { dashboardConsole } from '#lib/session/service-clients';
import { isSecure, sessionCookieName, sessionSeconds } from '#lib/session/session-cookie';
import { ownSessionHash, sessionHash } from '#lib/session/session-hash';

/** Whom a provider found, with what the cookie is to hold once the service has opened the session. */
type SignedIn = User & { rawId?: string };

/** How people sign in. The cookie holds the random id of a session and nothing else: what it is worth the service says. */
export async function authOptions(): Promise<AuthOptions> {
  const secure = isSecure();
  return {
    secret: (await dashboardSecrets()).session,
    useSecureCookies: secure,
    session: { strategy: 'jwt', maxAge: sessionSeconds() },
    pages: { signIn: paths.signIn(), error: paths.signIn(), signOut: paths.signIn() },
    cookies: {
      sessionToken: {
        name: sessionCookieName(),
        options: { httpOnly: true, sameSite: 'lax', path: '/', secure },
      },
    },
    jwt: {
      encode: async ({ token }) => String(token?.rawId ?? ''),
      decode: async ({ token }) => (token && sessionHash(token) ? { rawId: token } : null),
    },
    providers: [passwordProvider(), ...oidcProvider()],
    callbacks: {
      signIn: async ({ user, account, profile }) => {
        if (account?.provider !== 'oidc') return true;
        if ((profile as { email_verified?: boolean })?.email_verified !== true) return false;
        (user as SignedIn).rawId = await openSession({ verified_email: user.email ?? '' });
        return true;
      },
      jwt: async ({ token, user }) => {
        if (user) return { rawId: (user as SignedIn).rawId };
        // Asked for again, by a cookie that was there: next-auth takes it away where it is worth nothing.
        if (!(await readSession())) throw new Error('unauthenticated');
        return token;
      },
      // The browser reads nothing of its session: its pages show what there is to know.
      session: ({ session }) => ({ expires: session.expires }),
    },
    events: {
      signOut: ({ token }) => endSession(sessionHash(String(token?.rawId))),
    },
    logger: { error: () => {}, warn: () => {} },
  };
}

function passwordProvider() {
  return CredentialsProvider({
    id: 'password',
    credentials: { email: {}, password: {}, one_time_code: {}, demo: {} },
    authorize: async (given): Promise<SignedIn> => ({
      id: 'person',
      rawId: await openSession(
        given?.demo === 'true'
          ? { demo: true }
          : {
              email: given?.email ?? '',
              password: given?.password ?? '',
              one_time_code: given?.one_time_code ?? '',
            },
      ),
    }),
  });
}

/** The error's message reaches the sign-in page as a code: a problem code, and the seconds to wait where there are some. */
async function openSession(request: OpenSessionRequest): Promise<string> {
  try {
    const { raw_id } = await dashboardConsole(await readBrowser()).sessions.open(request);
    // The session that this browser had is over: its cookie is about to be written over.
    await endSession(await ownSessionHash()).catch(() => {});
    return raw_id;
  } catch (error) {
    if (!(error instanceof ClientProblem)) throw new Error('internal_error');
    const isStranger = error.code === 'unauthenticated' && 'verified_email' in request;
    const code = isStranger ? 'not_a_member' : error.code;
    throw new Error(error.retryAfter === null ? code : `${code}:${error.retryAfter}`);
  }
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
