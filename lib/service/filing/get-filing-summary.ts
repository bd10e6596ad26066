import { eq } from 'drizzle-orm';
import type { FilingRow } from '#lib/contract/filing-rows';
import { findOwners } from '#lib/service/assignment/find-owners';
import type { Context } from '#lib/service/context';
import { mine } from '#lib/service/db/mine';
import { filings } from '#lib/service/db/schema/filings';
import { withTenant } from '#lib/service/db/tenant';
import { notFound } from '#lib/service/errors';
import { onRecord } from '#lib/service/filing/filing-on-record';
import { toFilingSummary } from '#lib/service/filing/to-filing-summary';
import { isId } from '#lib/service/ids';

export async function getFilingSummary(ctx: Context, id: string): Promise<FilingRow> {
  if (!isId(id)) throw notFound('filing');
  const [row] = await withTenant(ctx, (tx) =>
    tx
      .select(onRecord)
      .from(filings)
      .where(mine(ctx, filings, eq(filings.id, id))),
  );
  if (!row) throw notFound('filing');
  const owners = await findOwners(ctx, [id]);
  return { ...toFilingSummary(row, ctx.parts.jurisdictions, ctx.now), owner: owners.get(id) ?? null };
}
