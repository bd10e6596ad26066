import type { Context } from '#lib/service/context';
import { literal, readTenant } from '#lib/service/db/tenant';
import { notFound } from '#lib/service/errors';
import { isId } from '#lib/service/ids';

/** The filing as JSON text, as it was rendered when it last changed. */
export async function getFiling(ctx: Context, id: string): Promise<string> {
  if (!isId(id)) throw notFound('filing');
  const [row] = await readTenant(
    ctx,
    `select resource from filings where organization_id = ${literal(ctx.organizationId)} and mode = ${literal(ctx.mode)} and id = ${literal(id)}`,
  );
  if (!row) throw notFound('filing');
  return String(row.resource);
}
