import { asc, count, gt, isNull } from 'drizzle-orm';
import type { AuditVerification } from '#lib/contract/audit';
import { emptyHead, type Head, isSigned, readHead, type Tenant } from '#lib/service/audit/audit-head';
import { hashEntry, hashWhole, readTrail } from '#lib/service/audit/trail-entry';
import type { Parts } from '#lib/service/context';
import { mine } from '#lib/service/db/mine';
import { auditEntries } from '#lib/service/db/schema/audit';

type Fault = NonNullable<AuditVerification['fault']>;
type Place = { sequence: number; hash: string };
type SignedHead = NonNullable<Awaited<ReturnType<typeof readHead>>>;

const pageSize = 500;

/**
 * Recomputes the chain of one organization and mode, and names the first entry that does not match. `newest` limits the
 * check to the last entries. It reads page by page; entries sealed in the meantime are checked too.
 */
export async function verifyTrail(
  parts: Parts,
  tenant: Tenant,
  { newest = Number.POSITIVE_INFINITY }: { newest?: number } = {},
): Promise<AuditVerification> {
  const { db } = parts.database;
  const first = await readHead(db, tenant);
  const { place, checked, fault } = await walk(parts, tenant, first ?? emptyHead, newest);
  const last = await readHead(db, tenant);
  // Retention removed the entries that were being read.
  if (fault && last && last.anchor_sequence !== first?.anchor_sequence)
    return verifyTrail(parts, tenant, { newest });
  const [left] = await db
    .select({ unsealed: count() })
    .from(auditEntries)
    .where(mine(tenant, auditEntries, isNull(auditEntries.sequence)));
  const found = fault ?? endFault(parts, tenant, place, last);
  return {
    object: 'audit_verification',
    mode: tenant.mode,
    ok: found === null,
    checked,
    unsealed: left?.unsealed ?? 0,
    sequence: last?.sequence ?? place.sequence,
    hash: last?.hash ?? place.hash,
    fault: found,
  };
}

/** Up to the last entry; the chain must reach at least `head`. */
async function walk(
  { database: { db } }: Parts,
  tenant: Tenant,
  head: Head,
  newest: number,
): Promise<{ place: Place; checked: number; fault: Fault | null }> {
  const start = Math.max(head.anchor_sequence, head.sequence - newest);
  let place: Place = { sequence: start, hash: head.anchor_hash };
  let checked = 0;
  const found = (kind: Fault['kind'], entry_id: string | null) => ({
    place,
    checked,
    fault: { kind, sequence: place.sequence + 1, entry_id },
  });
  for (;;) {
    const where = gt(auditEntries.sequence, place.sequence);
    const page = await readTrail(db, tenant, {
      where,
      order: asc(auditEntries.sequence),
      limit: pageSize,
      isConsecutive: true,
    });
    for (const entry of page) {
      const sequence = place.sequence + 1;
      if (entry.sequence !== sequence) return found('missing', null);
      // If the check does not start at the beginning, the previous hash is taken as stored.
      const isTaken = checked === 0 && start > head.anchor_sequence;
      if (!isTaken && entry.previous_hash !== place.hash) return found('out_of_order', entry.id);
      const hash = [hashEntry, hashWhole]
        .map((hashOf) => hashOf(entry.previous_hash ?? '', sequence, entry))
        .find((one) => one === entry.hash);
      if (!hash) return found('changed', entry.id);
      if (sequence === head.sequence && hash !== head.hash) return found('not_sealed_here', entry.id);
      place = { sequence, hash };
      checked += 1;
    }
    if (page.length < pageSize) break;
  }
  return place.sequence < head.sequence ? found('missing', null) : { place, checked, fault: null };
}

/** The end must be signed by this service, so removed and added entries are found. */
function endFault(parts: Parts, tenant: Tenant, place: Place, head: SignedHead | null): Fault | null {
  const isEmpty = head === null && place.sequence === 0;
  if (isEmpty) return null;
  const isRight =
    head !== null &&
    isSigned(parts, tenant, head) &&
    place.sequence <= head.sequence &&
    (place.sequence < head.sequence || place.hash === head.hash);
  return isRight ? null : { kind: 'not_sealed_here', sequence: place.sequence, entry_id: null };
}
