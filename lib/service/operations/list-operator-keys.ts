import { desc, eq, lt } from 'drizzle-orm';
import type { List, PageQuery } from '#lib/contract/list';
import type { OperatorKey } from '#lib/contract/operator-key';
import type { OperatorContext } from '#lib/service/context';
import { cutPage, readIdCursor } from '#lib/service/cursor';
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
  const { page, next } = cutPage(rows, limit, order, ({ key }) => [key.id]);
  return { object: 'list', data: page.map(({ key, by }) => toOperatorKey(key, by, ctx.now)), ...next };
}
