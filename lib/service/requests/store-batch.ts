import type { Mode } from '#lib/contract/scalars';
import type { Parts } from '#lib/service/context';
import { literal } from '#lib/service/db/literal';
import { readTenant } from '#lib/service/db/tenant';

export interface RequestBatch {
  organizationId: string;
  mode: Mode;
  id: string;
  first: number;
  last: number;
  /** Characters of its entries. */
  size: number;
  entries: { at: number; text: string }[];
}

/** Writes a batch under its tenant's policies; a second time changes nothing, so a write may be tried again. */
export async function storeBatch(parts: Pick<Parts, 'database'>, batch: RequestBatch): Promise<void> {
  const { organizationId, mode, id, first, last, entries } = batch;
  const texts = entries.toSorted((a, b) => a.at - b.at).map(({ text }) => text);
  const values = [
    organizationId,
    mode,
    id,
    new Date(first).toISOString(),
    new Date(last).toISOString(),
    texts.length,
    `[${texts.join(',')}]`,
  ];
  await readTenant(
    { organizationId, mode, parts },
    `insert into request_batches (organization_id, mode, id, first_at, last_at, count, entries)
     values (${values.map(literal).join(', ')}) on conflict do nothing`,
  );
}
