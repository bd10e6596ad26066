import { eq } from 'drizzle-orm';
import type { FilingSubmission } from '#lib/contract/filing-submission';
import type { Context } from '#lib/service/context';
import { mine } from '#lib/service/db/mine';
import { filings } from '#lib/service/db/schema/filings';
import { withTenant } from '#lib/service/db/tenant';
import { notFound } from '#lib/service/errors';
import { submittersOf } from '#lib/service/filing/submitters-of';
import { isId } from '#lib/service/ids';

/** The submission exactly as it was sent, and who sent it. */
export function getFilingSubmission(ctx: Context, id: string): Promise<FilingSubmission> {
  if (!isId(id)) throw notFound('filing');
  return withTenant(ctx, async (tx) => {
    const [row] = await tx
      .select({
        submission: filings.submission,
        rules_version: filings.rules_version,
        created_at: filings.created_at,
      })
      .from(filings)
      .where(mine(ctx, filings, eq(filings.id, id)));
    if (!row) throw notFound('filing');
    return {
      object: 'filing_submission',
      filing_id: id,
      submitted_at: row.created_at.toISOString(),
      ...(await submittersOf(ctx, tx, id)),
      rules_version: row.rules_version,
      body: row.submission,
    };
  });
}
