import { AuditEntryList, AuditEntryListQuery } from '#lib/contract/audit';
import { listAuditEntries } from '#lib/service/audit/list-audit-entries';
import { answers, defineRoute, respond } from '#lib/service/edge/route';

export const listAuditEntriesRoute = defineRoute(
  {
    method: 'get',
    path: '/v1/audit',
    operationId: 'listAuditEntries',
    summary: 'List the audit log',
    description:
      'Who did what to which object, newest first: every change, and every reading of a document or secret. For administrators, and for keys with the scope `audit` or `audit:read`.',
    tags: ['Audit'],
    access: 'audit',
    resource: 'audit',
    browser: true,
    request: { query: AuditEntryListQuery },
    responses: { 200: answers(AuditEntryList, 'A page of entries, newest first') },
  },
  async (c, ctx) => respond(AuditEntryList, await listAuditEntries(ctx, c.req.valid('query'))),
);
