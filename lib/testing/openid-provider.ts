import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type KoaContextWithOIDC } from 'oidc-provider';

export const openidClient = { id: 'statehouse', secret: 'known-to-the-two-of-them-and-to-nobody-else' };

export type OpenidProvider = {
  issuer: string;
  /** The person that it authenticates next. */
  person: { email: string; email_verified?: boolean; name?: string; sub?: string };
  stop(): Promise<void>;
};

/**
 * An OpenID Connect provider on this machine that lets everyone in as `person`. With `isThin` its id token holds the
 * subject alone, as OpenID Connect describes for the code flow (Core, 5.4): the rest is at its UserInfo endpoint.
 */
export async function startOpenidProvider({ isThin = false } = {}): Promise<OpenidProvider> {
  const server = createServer((request, response) => {
    handle(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const started: OpenidProvider = {
    issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    person: { email: '' },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const provider = new Provider(started.issuer, {
    clients: [
      {
        client_id: openidClient.id,
        client_secret: openidClient.secret,
        redirect_uris: ['http://127.0.0.1/'],
      },
    ],
    cookies: { keys: ['of a test'] },
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: isThin,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, accountId) => ({ accountId, claims: () => ({ sub: accountId, ...started.person }) }),
    loadExistingGrant: grantAll,
    ttl: { Session: 60, Interaction: 60, Grant: 60, AccessToken: 60, IdToken: 60 },
  });
  // The server of each test has a different redirect URI.
  provider.Client.prototype.redirectUriAllowed = () => true;
  provider.use(async (ctx, next) => {
    if (!ctx.path.startsWith('/interaction/')) return next();
    const result = { login: { accountId: started.person.sub ?? started.person.email } };
    await provider.interactionFinished(ctx.req, ctx.res, result, { mergeWithLastSubmission: false });
    ctx.respond = false;
  });
  const handle = provider.callback();
  return started;
}

async function grantAll({ oidc }: KoaContextWithOIDC) {
  const { client, session, provider } = oidc;
  const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId });
  grant.addOIDCScope('openid email profile');
  await grant.save();
  return grant;
}

/** Visits the URL and follows the redirects as a browser does; returns the query of the last one. */
export async function visitProvider(url: string): Promise<string> {
  const jar = new Map<string, string>();
  const home = new URL(url).origin;
  let at = url;
  for (let step = 0; step < 10 && at.startsWith(home); step += 1) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(at, { redirect: 'manual', headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      jar.set(name, value);
    }
    at = new URL(answer.headers.get('Location') ?? '', at).href;
  }
  return new URL(at).search;
}
