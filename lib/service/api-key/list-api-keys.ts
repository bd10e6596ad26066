import { desc, lt, not } from 'drizzle-orm';
import type { ApiKey, ApiKeyListQuery } from '#lib/contract/api-key';
import type { List } from '#lib/contract/list';
import { isActive } from '#lib/service/api-key/load-api-key';
import { toApiKeys } from '#lib/service/api-key/to-api-keys';
import type { Context } from '#lib/service/context';
import { cutPage, readIdCursor } from '#lib/service/cursor';
import { mine } from '#lib/service/db/mine';
import { apiKeys } from '#lib/service/db/schema/api-keys';
import { withTenant } from '#lib/service/db/tenant';

const order = 'api_key';

/** The keys of the organization and mode, newest first. */
export async function listApiKeys(ctx: Context, query: ApiKeyListQuery): Promise<List<ApiKey>> {
  const { limit, status, cursor } = query;
  const after = cursor ? readIdCursor(cursor, order) : null;
  const active = isActive(ctx.parts.clock());
  const rows = await withTenant(ctx, (tx) =>
    tx
      .select()
      .from(apiKeys)
      .where(
        mine(
          ctx,
          apiKeys,
          status === 'active' ? active : undefined,
          status === 'ended' && active ? not(active) : undefined,
          after ? lt(apiKeys.id, after) : undefined,
        ),
      )
      .orderBy(desc(apiKeys.id))
      .limit(limit + 1),
  );
  const { page, next } = cutPage(rows, limit, order, ({ id }) => [id]);
  return { object: 'list', data: await toApiKeys(ctx, page), ...next };
}
