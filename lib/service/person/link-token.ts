import { randomBytes } from 'node:crypto';
import { hashKey } from '#lib/service/keys';

/** The token in the link of an email, and the hash that is stored: nothing in the database can be used as a link. */
export function makeLinkToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashKey(token) };
}

/** In the fragment, which browsers do not send, so that no server, proxy or log sees the token. */
export function linkWith(baseUrl: string, path: string, token: string): string {
  return `${baseUrl}${path}#${token}`;
}
