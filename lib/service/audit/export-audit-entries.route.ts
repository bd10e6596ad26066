import { z } from 'zod';
import { AuditFilter } from '#lib/contract/audit';
import { civilDateOf } from '#lib/rules/calendar/civil-date';
import { exportAuditEntries } from '#lib/service/audit/export-audit-entries';
import { defineRoute } from '#lib/service/edge/route';

export const exportAuditEntriesRoute = defineRoute(
  {
    method: 'get',
    path: '/v1/audit.jsonl',
    operationId: 'exportAuditEntries',
    summary: 'Export the audit log',
    description:
      'Every sealed entry in the order of the chain, one JSON object a line. Without a filter each line can be checked against the one before it.',
    tags: ['Audit'],
    access: 'audit',
    resource: 'audit',
    browser: true,
    request: { query: AuditFilter },
    responses: {
      200: {
        description: 'Lines of entries, each as an `AuditEntry`',
        content: { 'application/jsonl': { schema: z.string() } },
      },
    },
  },
  (c, ctx) =>
    new Response(exportAuditEntries(ctx, c.req.valid('query')), {
      headers: {
        'Content-Type': 'application/jsonl; charset=utf-8',
        'Content-Disposition': `attachment; filename="audit-${ctx.mode}-${civilDateOf(ctx.now)}.jsonl"`,
        'Cache-Control': 'no-store',
      },
    }),
);
