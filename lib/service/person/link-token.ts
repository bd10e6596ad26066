import { randomBytes } from 'node:crypto';
import { hashKey } from '#lib/service/keys';

/** What the link of a mail carries, and the hash by which it is known: the database has nothing that opens it. */
export function makeLinkToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashKey(token) };
}

/** Behind the #, which no browser sends: no server, no proxy and no log on the way sees it. */
export function linkWith(baseUrl: string, path: string, token: string): string {
  return `${baseUrl}${path}#${token}`;
}
