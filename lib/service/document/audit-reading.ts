import { eq, gt, sql } from 'drizzle-orm';
import { minuteMs } from '#lib/rules/calendar/durations';
import type { Context } from '#lib/service/context';
import { mine } from '#lib/service/db/mine';
import { auditEntries } from '#lib/service/db/schema/audit';
import { withTenant } from '#lib/service/db/tenant';
import type { ByteRange } from '#lib/service/document/read-range';
import { audit } from '#lib/service/event/record-event';

const action = 'document.read';
const oneReadingMs = 5 * minuteMs;

/**
 * Records who has read the bytes of a document. A viewer requests one range after another: those within five minutes
 * count as one reading, and only the first adds an entry.
 */
export function auditReading(ctx: Context, id: string, range: ByteRange | null): Promise<void> {
  return withTenant(ctx, async (tx) => {
    if (range) {
      const [before] = await tx
        .select({ id: auditEntries.id })
        .from(auditEntries)
        .where(
          mine(
            ctx,
            auditEntries,
            eq(auditEntries.object_id, id),
            eq(auditEntries.action, action),
            sql`${auditEntries.actor} ->> 'id' = ${ctx.actor.id}`,
            gt(auditEntries.created_at, new Date(ctx.now.getTime() - oneReadingMs)),
          ),
        )
        .limit(1);
      if (before) return;
    }
    await audit(ctx, tx, action, 'document', id, null);
  });
}
