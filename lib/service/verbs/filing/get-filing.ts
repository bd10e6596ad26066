import type { Context } from '#lib/service/context';
import { executeCall, prepared } from '#lib/service/db/prepared';
import { readTenant } from '#lib/service/db/tenant';
import { notFound } from '#lib/service/errors';
import { isId } from '#lib/service/ids';

const oneFiling = prepared(
  'one_filing',
  ['uuid', 'text', 'uuid'],
  'select resource from filings where organization_id = $1 and mode = $2 and id = $3',
);

/** The filing as JSON text, as it was rendered when it last changed. */
export async function getFiling(ctx: Context, id: string): Promise<string> {
  if (!isId(id)) throw notFound('filing');
  const [row] = await readTenant(ctx, executeCall(oneFiling, [ctx.organizationId, ctx.mode, id]));
  if (!row) throw notFound('filing');
  return String(row.resource);
}
