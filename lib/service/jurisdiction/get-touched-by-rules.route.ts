import { z } from 'zod';
import { TouchedByRules } from '#lib/contract/jurisdiction-version';
import { JurisdictionCode } from '#lib/contract/scalars';
import { answers, defineRoute, respond } from '#lib/service/edge/route';
import { getTouchedByRules } from '#lib/service/jurisdiction/get-touched-by-rules';

export const getTouchedByRulesRoute = defineRoute(
  {
    method: 'get',
    path: '/console/jurisdiction/{code}/touched',
    operationId: 'getTouchedByRules',
    summary: 'What is open under an earlier version of the rules of a state',
    tags: ['Console'],
    access: 'person',
    problems: ['not_found'],
    request: { params: z.object({ code: JurisdictionCode }) },
    responses: { 200: answers(TouchedByRules, 'Filings and plans, the newest first') },
  },
  async (c, ctx) => respond(TouchedByRules, await getTouchedByRules(ctx, c.req.valid('param').code)),
);
