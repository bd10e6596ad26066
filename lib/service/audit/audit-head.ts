import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { beginningHash } from '#lib/service/audit/trail-entry';
import type { Context, Parts } from '#lib/service/context';
import type { Db } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { auditHeads } from '#lib/service/db/schema/audit';

export type Tenant = Pick<Context, 'organizationId' | 'mode'>;

/** The last entry of a chain, and the last one that retention removed from its start. */
export type Head = { sequence: number; hash: string; anchor_sequence: number; anchor_hash: string };

export const emptyHead: Head = {
  sequence: 0,
  hash: beginningHash,
  anchor_sequence: 0,
  anchor_hash: beginningHash,
};

/** Null if nothing has been sealed yet. */
export async function readHead(db: Db, tenant: Tenant): Promise<(Head & { signature: string }) | null> {
  const [row] = await db.select().from(auditHeads).where(mine(tenant, auditHeads));
  return row ?? null;
}

/** Signing needs the sealing secret: write access to the database alone is not enough to change the end of a chain. */
export function signHead({ secrets }: Pick<Parts, 'secrets'>, tenant: Tenant, head: Head): string {
  const key = new Uint8Array(hkdfSync('sha256', secrets.sealing, '', 'statehouse audit head', 32));
  const { organizationId, mode } = tenant;
  const said = [organizationId, mode, head.sequence, head.hash, head.anchor_sequence, head.anchor_hash];
  return createHmac('sha256', key).update(said.join(' ')).digest('hex');
}

export function isSigned(
  parts: Pick<Parts, 'secrets'>,
  tenant: Tenant,
  head: Head & { signature: string },
): boolean {
  const right = Buffer.from(signHead(parts, tenant, head));
  const found = Buffer.from(head.signature);
  return found.length === right.length && timingSafeEqual(found, right);
}
