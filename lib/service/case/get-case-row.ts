import { eq } from 'drizzle-orm';
import type { CaseRow } from '#lib/contract/case-rows';
import { findOwners } from '#lib/service/assignment/find-owners';
import { readCases } from '#lib/service/case/read-cases';
import type { Context } from '#lib/service/context';
import { cases } from '#lib/service/db/schema/cases';
import { withTenant } from '#lib/service/db/tenant';
import { notFound } from '#lib/service/errors';
import { isId } from '#lib/service/ids';

/** One case as the inbox shows it, with its owner. */
export async function getCaseRow(ctx: Context, id: string): Promise<CaseRow> {
  if (!isId(id)) throw notFound('case');
  const [row] = await withTenant(ctx, (tx) => readCases(ctx, tx, [eq(cases.id, id)], 1));
  if (!row) throw notFound('case');
  const owners = await findOwners(ctx, [row.case.id]);
  return { ...row, owner: owners.get(row.case.id) ?? null };
}
