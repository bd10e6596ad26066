import { and, eq, ne, type SQL } from 'drizzle-orm';
import type { Context } from '#lib/service/context';
import { sessions } from '#lib/service/db/schema/sessions';
import { notFound } from '#lib/service/errors';
import { auditEach } from '#lib/service/event/record-event';
import { isId } from '#lib/service/ids';
import { logAccess, organizationWide } from '#lib/service/session/log-access';
import { ownSessions } from '#lib/service/session/own-sessions';

/** Ends one session of the person; `current` is the caller's. It stops working in every process at once. */
export async function endSession(ctx: Context, id: string): Promise<void> {
  const sessionId = id === 'current' ? (ctx.session?.id ?? '') : id;
  if (!isId(sessionId)) throw notFound('session');
  const ended = await end(ctx, eq(sessions.id, sessionId));
  if (ended === 0) throw notFound('session');
}

/** Ends every session of the person except the caller's. */
export async function endOtherSessions(ctx: Context): Promise<void> {
  await end(ctx, ne(sessions.id, ctx.session?.id ?? ''));
}

async function end(ctx: Context, which: SQL): Promise<number> {
  const acting = organizationWide(ctx);
  const ended = await ctx.parts.database.transaction(async (tx) => {
    const rows = await tx
      .update(sessions)
      .set({ ended_at: acting.now })
      .where(and(ownSessions(ctx), which))
      .returning({ id: sessions.id });
    const after = { ended_at: acting.now.toISOString() };
    const changes = rows.map(({ id }) => ({ id, after }));
    await auditEach(acting, tx, 'session.ended', 'session', changes);
    return rows;
  });
  for (const { id } of ended) logAccess(acting, 'session.ended', { object: id });
  return ended.length;
}
