import { and, desc, eq, gte, like, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { AuditEntry, AuditEntryListQuery, AuditFilter } from '#lib/contract/audit';
import type { List } from '#lib/contract/list';
import { toAuditEntries } from '#lib/service/audit/to-audit-entry';
import { readTrail } from '#lib/service/audit/trail-entry';
import type { Context } from '#lib/service/context';
import { pageOfIds, readIdCursor } from '#lib/service/cursor';
import { boundOfTime } from '#lib/service/db/bound-of-time';
import { auditEntries } from '#lib/service/db/schema/audit';
import { withTenant } from '#lib/service/db/tenant';

const order = 'audit entries newest first';

/** The trail of the caller's organization and mode, newest first. */
export async function listAuditEntries(ctx: Context, query: AuditEntryListQuery): Promise<List<AuditEntry>> {
  const after = query.cursor === undefined ? undefined : readIdCursor(query.cursor, order);
  const chosen = chosenEntries(query);
  const where = and(...chosen, after === undefined ? undefined : lt(auditEntries.id, after));
  const isConsecutive = chosen.length === 0;
  const rows = await withTenant(ctx, (tx) =>
    readTrail(tx, ctx, { where, order: desc(auditEntries.id), limit: query.limit + 1, isConsecutive }),
  );
  const page = pageOfIds(rows, query.limit, order, (row) => row);
  return { ...page, data: await toAuditEntries(ctx.parts, page.data) };
}

export function chosenEntries(filter: AuditFilter): SQL[] {
  const { actor_id, actor_type, action, object_id, created_after, created_before } = filter;
  const { actor, created_at } = auditEntries;
  const chosen = [
    actor_id === undefined ? undefined : sql`${actor} ->> 'id' = ${actor_id.toLowerCase()}`,
    actor_type === undefined ? undefined : sql`${actor} ->> 'type' = ${actor_type}`,
    action === undefined ? undefined : ofAction(action),
    object_id === undefined ? undefined : eq(auditEntries.object_id, object_id),
    created_after === undefined ? undefined : gte(created_at, boundOfTime(created_after)),
    created_before === undefined ? undefined : lte(created_at, boundOfTime(created_before)),
  ];
  return chosen.filter((condition) => condition !== undefined);
}

function ofAction(action: string): SQL {
  if (!action.endsWith('.*')) return eq(auditEntries.action, action);
  return like(auditEntries.action, `${action.slice(0, -1).replaceAll('_', '\\_')}%`);
}
