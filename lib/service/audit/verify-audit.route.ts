import { AuditVerifications } from '#lib/contract/audit';
import { verifyAllTrails } from '#lib/service/audit/verify-all-trails';
import { answers, defineRoute, respond } from '#lib/service/edge/route';

export const verifyAuditRoute = defineRoute(
  {
    method: 'get',
    path: '/console/audit-verification',
    operationId: 'verifyAudit',
    summary: 'Every audit log verified, for `npm run audit:verify`',
    tags: ['Console'],
    access: 'dashboard',
    responses: { 200: answers(AuditVerifications, 'Each chain, and whether it fits together') },
  },
  async (_c, ctx) => respond(AuditVerifications, await verifyAllTrails(ctx.parts)),
);
