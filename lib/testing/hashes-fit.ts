import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { AuditEntry } from '#lib/contract/audit';

/** Whether the lines of a complete export fit together. Verified as a partner would, using only the guide. */
export function hashesFit(lines: AuditEntry[]): boolean {
  return lines.every(({ object: _object, previous_hash, hash, ...entry }, at) => {
    const said =
      entry.personal === null ? entry : { ...entry, actor: { ...entry.actor, name: '' }, address: null };
    const found = createHash('sha256')
      .update(`${previous_hash}${canonicalize(said)}`)
      .digest('hex');
    return found === hash && previous_hash === (lines[at - 1]?.hash ?? '0'.repeat(64));
  });
}
