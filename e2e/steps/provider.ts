import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

export const client = { id: 'statehouse', secret: 'known-to-the-two-of-them' };

export type Provider = {
  issuer: string;
  /** Whom it says next that it is. */
  person: { email: string; email_verified: boolean };
  stop(): Promise<void>;
};

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const part of request) text += part;
  return new URLSearchParams(text);
}

/** A sign-in provider by OpenID Connect on this machine, that lets everybody in as `person`. */
export async function startProvider(): Promise<Provider> {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  const nonces = new Map<string, string>();
  const provider: Provider = {
    issuer: '',
    person: { email: '', email_verified: true },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };

  async function answer(request: IncomingMessage): Promise<unknown> {
    const url = new URL(request.url ?? '/', provider.issuer);
    if (url.pathname.endsWith('/openid-configuration')) {
      const at = (path: string) => `${provider.issuer}/${path}`;
      return {
        issuer: provider.issuer,
        authorization_endpoint: at('authorize'),
        token_endpoint: at('token'),
        jwks_uri: at('jwks'),
        id_token_signing_alg_values_supported: ['RS256'],
      };
    }
    if (url.pathname === '/jwks') return { keys: [jwk] };
    const code = (await formOf(request)).get('code') ?? '';
    const id_token = await new SignJWT({ ...provider.person, nonce: nonces.get(code) })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setIssuer(provider.issuer)
      .setSubject('one')
      .setAudience(client.id)
      .setIssuedAt()
      .setExpirationTime('5 minutes')
      .sign(privateKey);
    return { access_token: randomUUID(), token_type: 'Bearer', id_token };
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', provider.issuer);
    if (url.pathname !== '/authorize') {
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify(await answer(request)));
      return;
    }
    const code = randomUUID();
    nonces.set(code, url.searchParams.get('nonce') ?? '');
    const back = new URL(url.searchParams.get('redirect_uri') ?? '');
    back.searchParams.set('code', code);
    back.searchParams.set('state', url.searchParams.get('state') ?? '');
    response.writeHead(302, { Location: back.href }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  provider.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return provider;
}
