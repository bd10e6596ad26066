import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';

/** A short hash of a value, independent of the order of its members. */
export function versionOf(value: object): string {
  return createHash('sha256')
    .update(canonicalize(value) ?? '')
    .digest('hex')
    .slice(0, 12);
}
