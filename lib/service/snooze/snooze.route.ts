import { Snooze, SnoozeRequest } from '#lib/contract/snooze';
import { answers, defineRoute, jsonBody, respond } from '#lib/service/edge/route';
import { snooze } from '#lib/service/snooze/snooze';

export const snoozeRoute = defineRoute(
  {
    method: 'post',
    path: '/console/snooze',
    operationId: 'snooze',
    summary: 'Put off what waits for one, or bring it back',
    tags: ['Console'],
    access: 'person',
    problems: ['not_found'],
    request: jsonBody(SnoozeRequest),
    responses: { 200: answers(Snooze, 'Until when it is put off') },
  },
  async (c, ctx) => respond(Snooze, await snooze(ctx, c.req.valid('json'))),
);
