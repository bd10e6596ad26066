import { and, asc, gt } from 'drizzle-orm';
import { AuditEntry, type AuditFilter } from '#lib/contract/audit';
import { chosenEntries } from '#lib/service/audit/list-audit-entries';
import { toAuditEntries } from '#lib/service/audit/to-audit-entry';
import { readTrail } from '#lib/service/audit/trail-entry';
import type { Context } from '#lib/service/context';
import { auditEntries } from '#lib/service/db/schema/audit';
import { withTenant } from '#lib/service/db/tenant';

const pageSize = 500;

/** The sealed entries in chain order, one JSON object per line, read as fast as the client accepts them. */
export function exportAuditEntries(ctx: Context, filter: AuditFilter): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let reached = 0;
  return new ReadableStream({
    async pull(controller) {
      const after = gt(auditEntries.sequence, reached);
      const chosen = chosenEntries(filter);
      const where = and(after, ...chosen);
      const isConsecutive = chosen.length === 0;
      const rows = await withTenant(ctx, (tx) =>
        readTrail(tx, ctx, { where, order: asc(auditEntries.sequence), limit: pageSize, isConsecutive }),
      );
      const entries = await toAuditEntries(ctx.parts, rows);
      const lines = entries.map((entry) => `${JSON.stringify(AuditEntry.parse(entry))}\n`);
      if (lines.length > 0) controller.enqueue(encoder.encode(lines.join('')));
      reached = rows.at(-1)?.sequence ?? reached;
      if (rows.length < pageSize) controller.close();
    },
  });
}
