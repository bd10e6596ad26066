import { desc, eq, lt } from 'drizzle-orm';
import type { List, PageQuery } from '#lib/contract/list';
import type { OperatorKey } from '#lib/contract/operator-key';
import type { OperatorContext } from '#lib/service/context';
import { readIdCursor, writeCursor } from '#lib/service/cursor';
import { operatorKeys } from '#lib/service/db/schema/operator-keys';
import { people } from '#lib/service/db/schema/organizations';
import { acrossOrganizations } from '#lib/service/operations/across-organizations';
import { toOperatorKey } from '#lib/service/operations/to-operator-key';

const order = 'operator_key';

/** Every operator key, newest first. */
export async function listOperatorKeys(
  ctx: OperatorContext,
  { limit, cursor }: PageQuery,
): Promise<List<OperatorKey>> {
  const rows = await acrossOrganizations(ctx, (tx) =>
    tx
      .select({ key: operatorKeys, by: people.name })
      .from(operatorKeys)
      .leftJoin(people, eq(people.id, operatorKeys.created_by))
      .where(cursor ? lt(operatorKeys.id, readIdCursor(cursor, order)) : undefined)
      .orderBy(desc(operatorKeys.id))
      .limit(limit + 1),
  );
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    object: 'list',
    data: page.map(({ key, by }) => toOperatorKey(key, by, ctx.now)),
    has_more: last !== undefined,
    next_cursor: last ? writeCursor(order, [last.key.id]) : null,
  };
}
