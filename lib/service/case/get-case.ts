import type { Case } from '#lib/contract/case';
import { ownCase } from '#lib/service/case/own-case';
import { toCase } from '#lib/service/case/to-case';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { type CaseRow, cases } from '#lib/service/db/schema/cases';
import { withTenant } from '#lib/service/db/tenant';
import { notFound } from '#lib/service/errors';
import { isId } from '#lib/service/ids';

export async function loadCase(ctx: Context, tx: Tx, id: string): Promise<CaseRow> {
  if (!isId(id)) throw notFound('case');
  const [row] = await tx.select().from(cases).where(ownCase(ctx, id));
  if (!row) throw notFound('case');
  return row;
}

export async function getCase(ctx: Context, id: string): Promise<Case> {
  return toCase(await withTenant(ctx, (tx) => loadCase(ctx, tx, id)));
}
