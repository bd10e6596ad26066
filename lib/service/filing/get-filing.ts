import type { Context } from '#lib/service/context';
import { callOf } from '#lib/service/db/hand-written';
import { readingOf } from '#lib/service/db/tenant';
import { notFound } from '#lib/service/errors';
import { isId } from '#lib/service/ids';

/** The filing as JSON text, as rendered at its last change. */
export async function getFiling(ctx: Context, id: string): Promise<string> {
  if (!isId(id)) throw notFound('filing');
  const [row] = await readingOf(ctx).run(callOf('one_filing', [ctx.organizationId, ctx.mode, id]));
  if (!row?.one_filing) throw notFound('filing');
  return String(row.one_filing);
}
