import { AdministrationRequest, AdministrationResult } from '#lib/contract/administration';
import { administer } from '#lib/service/administration/administer';
import { answers, defineRoute, jsonBody, respond } from '#lib/service/edge/route';

export const administerRoute = defineRoute(
  {
    method: 'post',
    path: '/console/administration',
    operationId: 'administer',
    summary: 'What is done from the shell of the machine, by whoever may read its data folder',
    tags: ['Console'],
    access: 'dashboard',
    problems: ['not_found', 'conflict', 'payload_too_large'],
    request: jsonBody(AdministrationRequest),
    responses: { 200: answers(AdministrationResult, 'What was done') },
  },
  async (c, ctx) => respond(AdministrationResult, await administer(ctx, c.req.valid('json'))),
);
