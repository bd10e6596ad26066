import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Parts } from '#lib/service/context';
import { idempotencyKeys } from '#lib/service/db/schema/idempotency-keys';
import { organizations } from '#lib/service/db/schema/organizations';
import { tenantNow } from '#lib/service/db/tenant-now';

/** Deletes keys that can answer no request any more: those of test mode by the clock of their organization. */
export async function expireIdempotencyKeysJob({ database: { db }, clock }: Parts): Promise<void> {
  const now = clock();
  const { organization_id, mode, expires_at } = idempotencyKeys;
  // A test clock is never behind real time.
  await db.delete(idempotencyKeys).where(lte(expires_at, now));
  const isPast = and(
    eq(organizations.id, organization_id),
    gt(organizations.test_clock_offset_ms, 0),
    eq(mode, 'test'),
    lte(expires_at, tenantNow(now, idempotencyKeys)),
  );
  await db.execute(sql`delete from ${idempotencyKeys} using ${organizations} where ${isPast}`);
}
