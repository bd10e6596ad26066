import { and, desc, lt } from 'drizzle-orm';
import type { List, PageQuery } from '#lib/contract/list';
import type { Session } from '#lib/contract/session';
import type { Context } from '#lib/service/context';
import { pageOfIds, readIdCursor } from '#lib/service/cursor';
import { sessions } from '#lib/service/db/schema/sessions';
import { ownSessions } from '#lib/service/session/own-sessions';

/** The person's sessions, newest first. */
export async function listSessions(ctx: Context, { limit, cursor }: PageQuery): Promise<List<Session>> {
  const after = cursor ? readIdCursor(cursor, 'session') : null;
  const rows = await ctx.parts.database.db
    .select()
    .from(sessions)
    .where(and(ownSessions(ctx), after ? lt(sessions.id, after) : undefined))
    .orderBy(desc(sessions.id))
    .limit(limit + 1);
  return pageOfIds(rows, limit, 'session', (row) => ({
    id: row.id,
    object: 'session',
    current: row.id === ctx.session?.id,
    method: row.method,
    created_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    address: row.address,
    agent: row.agent,
  }));
}
