import { desc } from 'drizzle-orm';
import type { Tenant } from '#lib/service/audit/audit-head';
import { verifyTrail } from '#lib/service/audit/verify-trail';
import type { Parts } from '#lib/service/context';
import { auditHeads } from '#lib/service/db/schema/audit';

const mostWatched = 100;
const mostAtOnce = 10;
const newestEntries = 20;

type Verified = { turn: number; ok: boolean };

/**
 * The number of broken ones among the chains that grew last, by their ends: `npm run audit:verify` reads them all, whole.
 * Each reading verifies a few, those verified longest ago first, and remembers the others: a monitor reads every few
 * seconds. A chain that was broken counts until it is verified again.
 */
export function countBrokenChains() {
  let turn = 0;
  let verified = new Map<string, Verified>();

  return async (parts: Parts): Promise<[{ value: number }]> => {
    turn += 1;
    const chains = await newestChains(parts);
    verified = new Map(
      chains.map((tenant) => [nameOf(tenant), verified.get(nameOf(tenant)) ?? { turn: 0, ok: true }]),
    );
    const turnOf = (tenant: Tenant) => verified.get(nameOf(tenant))?.turn ?? 0;
    const next = chains.toSorted((one, other) => turnOf(one) - turnOf(other)).slice(0, mostAtOnce);
    for (const tenant of next) {
      const { ok } = await verifyTrail(parts, tenant, { newest: newestEntries });
      verified.set(nameOf(tenant), { turn, ok });
    }
    return [{ value: [...verified.values()].filter(({ ok }) => !ok).length }];
  };
}

function newestChains({ database: { db } }: Parts): Promise<Tenant[]> {
  const { organization_id: organizationId, mode, sealed_at } = auditHeads;
  return db.select({ organizationId, mode }).from(auditHeads).orderBy(desc(sealed_at)).limit(mostWatched);
}

function nameOf({ organizationId, mode }: Tenant): string {
  return `${organizationId} ${mode}`;
}
