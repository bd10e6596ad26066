import { sql } from 'drizzle-orm';
import type { Context } from '#lib/service/context';
import { mineByParameters } from '#lib/service/db/mine';
import { executeCall, prepared } from '#lib/service/db/prepared';
import { readTenant } from '#lib/service/db/tenant';
import { notFound } from '#lib/service/errors';
import { isId } from '#lib/service/ids';

const oneFiling = prepared(
  'one_filing',
  ['uuid', 'text', 'uuid'],
  `select resource from filings f where ${mineByParameters('f')} and id = $3`,
);

/** The filing as JSON text, as it was rendered when it last changed. */
export async function getFiling(ctx: Context, id: string): Promise<string> {
  if (!isId(id)) throw notFound('filing');
  const [row] = await readTenant(ctx, sql.raw(executeCall(oneFiling, [ctx.organizationId, ctx.mode, id])));
  if (!row) throw notFound('filing');
  return String(row.resource);
}
