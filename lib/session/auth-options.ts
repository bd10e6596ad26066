import { cookies } from 'next/headers';
import type { AuthOptions, User } from 'next-auth';
import CredentialsProvider from 'next-auth/providers/credentials';
import type { OAuthConfig } from 'next-auth/providers/oauth';
import { env } from '#lib/config/env';
import { paths } from '#lib/config/paths';
import type { OpenSessionRequest } from '#lib/contract/session';
import { dashboardSecrets } from '#lib/session/dashboard-secrets';
import { endSession } from '#lib/session/end-session';
import { logProviderFault } from '#lib/session/log-provider-fault';
import { openSession } from '#lib/session/open-session';
import { readSession } from '#lib/session/read-session';
import { safeNext } from '#lib/session/safe-next';
import { isSecure, sessionSeconds, signInCookies } from '#lib/session/session-cookie';
import { sessionHash } from '#lib/session/session-hash';

/** A person found by a provider, with the cookie value once the service has opened the session. */
type SignedIn = User & { rawId?: string };

/** How people sign in. The cookie holds only the random id of a session; the service decides what it is worth. */
export async function authOptions(): Promise<AuthOptions> {
  const { sessionToken, callbackUrl, pkceCodeVerifier, state, nonce } = signInCookies();
  return {
    secret: (await dashboardSecrets()).session,
    useSecureCookies: isSecure(),
    session: { strategy: 'jwt', maxAge: sessionSeconds() },
    // One that is not named here would be a page of next-auth: it says that a link was sent by email.
    pages: {
      signIn: paths.signIn(),
      error: await refusedPage(callbackUrl.name),
      signOut: paths.signIn(),
      verifyRequest: paths.signIn(),
    },
    cookies: {
      sessionToken,
      callbackUrl,
      pkceCodeVerifier,
      state,
      nonce,
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
        // Checked again for an existing cookie: next-auth removes it if it is not valid.
        if (!(await readSession())) throw new Error('unauthenticated');
        return token;
      },
      // The browser reads nothing of its session: its pages show what there is to know.
      session: ({ session }) => ({ expires: session.expires }),
    },
    events: {
      signOut: ({ token }) => endSession(sessionHash(String(token?.rawId))),
    },
    logger: { error: logProviderFault, warn: () => {} },
  };
}

/** The sign-in page, from which one goes on to the page that the refused sign-in was for. */
async function refusedPage(callbackUrl: string): Promise<string> {
  const kept = (await cookies()).get(callbackUrl)?.value ?? '';
  const { pathname, search } = URL.parse(kept) ?? { pathname: kept, search: '' };
  return paths.signIn(safeNext(`${pathname}${search}`) ?? undefined);
}

function passwordProvider() {
  return CredentialsProvider({
    id: 'password',
    credentials: { email: {}, password: {}, one_time_code: {}, demo: {}, link_token: {}, passkey: {} },
    authorize: async (given): Promise<SignedIn> => ({
      id: 'person',
      rawId: await openSession(requestOf(given ?? {})),
    }),
  });
}

type Given = Partial<
  Record<'email' | 'password' | 'one_time_code' | 'demo' | 'link_token' | 'passkey', string>
>;

function requestOf(given: Given): OpenSessionRequest {
  const { email = '', password = '', one_time_code = '', demo, link_token = '', passkey } = given;
  if (demo === 'true') return { demo: true };
  if (passkey) return { link_token, passkey: JSON.parse(passkey) };
  return { email, password, one_time_code };
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
      userinfo: {
        // Of the code flow an id token need not hold the email: OpenID Connect Core, 5.4.
        request: async ({ client, tokens: given }) => {
          const tokens = given as Exclude<Parameters<typeof client.userinfo>[0], string>;
          const claims = tokens.claims();
          const hasMore = !claims.email && client.issuer.metadata.userinfo_endpoint;
          return hasMore ? client.userinfo(tokens) : claims;
        },
      },
      checks: ['pkce', 'state', 'nonce'],
      profile: ({ sub, email, name }) => ({ id: sub, email: email ?? null, name: name ?? null }),
    },
  ];
}
