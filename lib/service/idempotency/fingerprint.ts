import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';

/** The same for every body that says the same, in whichever order its members come. Unknown members count. */
export function fingerprintOf(body: unknown): string {
  return createHash('sha256')
    .update(canonicalize(body) ?? '')
    .digest('hex');
}
