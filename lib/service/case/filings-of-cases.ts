import { and, inArray, ne, or } from 'drizzle-orm';
import type { FilingSummary } from '#lib/contract/overview';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import type { CaseRow } from '#lib/service/db/schema/cases';
import { filings } from '#lib/service/db/schema/filings';
import { onRecord } from '#lib/service/filing/filing-on-record';
import { toFilingSummary } from '#lib/service/filing/to-filing-summary';

/**
 * By case id: the filing that waits for the case, or the one that created the record that the case is about. It is a
 * separate statement because a join with the cases would scan every filing.
 */
export async function filingsOfCases(
  ctx: Context,
  tx: Tx,
  rows: readonly CaseRow[],
): Promise<Map<string, FilingSummary>> {
  if (rows.length === 0) return new Map();
  const businessIds = rows.flatMap((row) => (row.parent_type === 'business' ? [row.parent_id] : []));
  const { id, business_id, type } = filings;
  const ofBusiness = and(inArray(business_id, businessIds), ne(type, 'ein'));
  const found = await tx
    .select({ ...onRecord, id, business_id, type })
    .from(filings)
    .where(
      mine(
        ctx,
        filings,
        or(
          inArray(
            id,
            rows.map((row) => row.parent_id),
          ),
          businessIds.length > 0 ? ofBusiness : undefined,
        ),
      ),
    );
  const byId = new Map(found.map((row) => [row.id, row]));
  const byBusiness = new Map(
    found.flatMap((row) => (row.type === 'ein' ? [] : [[row.business_id, row] as const])),
  );
  return new Map(
    rows.flatMap((row) => {
      const filing =
        byId.get(row.parent_id) ??
        (row.parent_type === 'business' ? byBusiness.get(row.parent_id) : undefined);
      return filing ? [[row.id, toFilingSummary(filing, ctx.parts.jurisdictions, ctx.now)] as const] : [];
    }),
  );
}
