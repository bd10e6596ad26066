import { eq } from 'drizzle-orm';
import type { DeskFilingReport, FilingReportQuery } from '#lib/contract/filing-report';
import type { OperatorContext } from '#lib/service/context';
import { filings } from '#lib/service/db/schema/filings';
import { readReport } from '#lib/service/filing-report/read-report';
import { acrossOrganizations } from '#lib/service/operations/across-organizations';

/** What the live filings of all partners cost and how long they took, state by state. */
export async function getDeskFilingReport(
  ctx: OperatorContext,
  query: FilingReportQuery,
): Promise<DeskFilingReport> {
  const read = await acrossOrganizations(ctx, (tx) =>
    readReport(tx, eq(filings.mode, 'live'), query, ctx.now),
  );
  return { object: 'operations_filing_report', ...read };
}
