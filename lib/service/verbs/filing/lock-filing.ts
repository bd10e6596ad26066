import { and, eq } from 'drizzle-orm';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { type FilingRow, filings } from '#lib/service/db/schema/filings';
import { notFound } from '#lib/service/errors';
import { isId } from '#lib/service/ids';

/** The row of a filing of the caller's organization and mode, held until the transaction ends; 404 for any other. */
export async function lockFiling(ctx: Context, tx: Tx, id: string): Promise<FilingRow> {
  if (!isId(id)) throw notFound('filing');
  const [row] = await tx
    .select()
    .from(filings)
    .where(
      and(eq(filings.organization_id, ctx.organizationId), eq(filings.mode, ctx.mode), eq(filings.id, id)),
    )
    .for('update');
  if (!row) throw notFound('filing');
  return row;
}
