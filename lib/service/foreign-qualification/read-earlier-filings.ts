import { desc, eq, ne } from 'drizzle-orm';
import type { EarlierFiling } from '#lib/rules/requirement/prefill-from';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { filings } from '#lib/service/db/schema/filings';

const mostRead = 10;

/** The last applications of a company, newest first; one that was canceled may have had wrong answers. */
export async function readEarlierFilings(ctx: Context, tx: Tx, businessId: string): Promise<EarlierFiling[]> {
  const rows = await tx
    .select({
      jurisdiction: filings.jurisdiction,
      answers: filings.submission,
      submitted_at: filings.created_at,
    })
    .from(filings)
    .where(
      mine(
        ctx,
        filings,
        eq(filings.formation_business_id, businessId),
        eq(filings.type, 'foreign_qualification'),
        ne(filings.status, 'canceled'),
      ),
    )
    .orderBy(desc(filings.id))
    .limit(mostRead);
  return rows.map((row) => ({ ...row, submitted_at: row.submitted_at.toISOString() }));
}
