import { AuditVerification } from '#lib/contract/audit';
import { verifyTrail } from '#lib/service/audit/verify-trail';
import { answers, defineRoute, respond } from '#lib/service/edge/route';

/** More would take too long for a request; `npm run audit:verify` checks everything. */
const newest = 5_000;

export const getAuditVerificationRoute = defineRoute(
  {
    method: 'get',
    path: '/v1/audit/verification',
    operationId: 'getAuditVerification',
    summary: 'Verify the audit log',
    description:
      'Computes the hashes of the last 5,000 entries anew, and names the first entry that was changed, removed or moved.',
    tags: ['Audit'],
    access: 'audit',
    resource: 'audit',
    browser: true,
    responses: { 200: answers(AuditVerification, 'Whether the chain fits together') },
  },
  async (_c, ctx) => respond(AuditVerification, await verifyTrail(ctx.parts, ctx, { newest })),
);
