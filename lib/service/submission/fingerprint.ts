import { createHmac } from 'node:crypto';
import canonicalize from 'canonicalize';

/**
 * The same for every body that says the same, in whichever order its members come. Unknown members count. Keyed, because
 * a body may hold nine digits that a plain hash would let be guessed.
 */
export function fingerprintOf(secret: string, body: unknown): string {
  return createHmac('sha256', secret)
    .update(canonicalize(body) ?? '')
    .digest('hex');
}
