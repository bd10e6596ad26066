import { eq } from 'drizzle-orm';
import type { CaseTemplate } from '#lib/contract/desk-move';
import { caseTemplates } from '#lib/rules/case/case-templates';
import type { OperatorContext } from '#lib/service/context';
import { filings } from '#lib/service/db/schema/filings';
import { notFound } from '#lib/service/errors';
import { isId } from '#lib/service/ids';
import { acrossOrganizations } from '#lib/service/operations/across-organizations';

/** The templates that turn common rejections into cases, worded for this filing. */
export async function listCaseTemplates(ctx: OperatorContext, id: string): Promise<CaseTemplate[]> {
  if (!isId(id)) throw notFound('filing');
  const [filing] = await acrossOrganizations(ctx, (tx) =>
    tx
      .select({ type: filings.type, legal_name: filings.legal_name, jurisdiction: filings.jurisdiction })
      .from(filings)
      .where(eq(filings.id, id)),
  );
  if (!filing) throw notFound('filing');
  const state = ctx.parts.jurisdictions.get(filing.jurisdiction)?.name ?? filing.jurisdiction;
  return caseTemplates({ legalName: filing.legal_name, state, type: filing.type });
}
