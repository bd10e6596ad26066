import type { FilingRows, FilingRowsQuery } from '#lib/contract/filing-rows';
import { findOwners } from '#lib/service/assignment/find-owners';
import type { Context } from '#lib/service/context';
import { countRows } from '#lib/service/db/count-rows';
import { searchTable } from '#lib/service/db/found-by-words';
import { filings } from '#lib/service/db/schema/filings';
import { withTenant } from '#lib/service/db/tenant';
import { filingFilters } from '#lib/service/filing/filing-filters';
import { readFilingPage } from '#lib/service/filing/read-filing-page';
import { toFilingSummary } from '#lib/service/filing/to-filing-summary';

/** The list of filings: those that need action first, then by due date, unless another order is requested. */
export async function listFilingRows(ctx: Context, query: FilingRowsQuery): Promise<FilingRows> {
  const { rows, next, total } = await withTenant(ctx, async (tx) => {
    const narrowed = await searchTable(
      ctx,
      tx,
      filings,
      query,
      filingFilters(ctx, { ...query, q: undefined }),
    );
    const page = await readFilingPage(ctx, tx, narrowed);
    return { ...page, total: narrowed.total ?? (await countRows(tx, filings, filingFilters(ctx, narrowed))) };
  });
  const shown = rows.map((row) => toFilingSummary(row, ctx.parts.jurisdictions, ctx.now));
  const owners = await findOwners(
    ctx,
    shown.map(({ id }) => id),
  );
  return {
    object: 'list',
    data: shown.map((row) => ({ ...row, owner: owners.get(row.id) ?? null })),
    has_more: next !== null,
    next_cursor: next,
    total,
  };
}
