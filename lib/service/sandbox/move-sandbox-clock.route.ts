import { MoveSandboxClockRequest, SandboxClock } from '#lib/contract/sandbox';
import { answers, defineRoute, jsonBody, respond } from '#lib/service/edge/route';
import { moveSandboxClock } from '#lib/service/sandbox/move-sandbox-clock';

export const moveSandboxClockRoute = defineRoute(
  {
    method: 'post',
    path: '/v1/sandbox/clock',
    operationId: 'moveSandboxClock',
    summary: 'Move the time of the test mode forward',
    description: 'By `advance_seconds`, or to `now`. It never moves back. What becomes due happens at once.',
    tags: ['Sandbox'],
    access: 'sandbox',
    resource: 'sandbox',
    request: jsonBody(MoveSandboxClockRequest),
    responses: { 200: answers(SandboxClock, 'The clock') },
  },
  async (c, ctx) => respond(SandboxClock, await moveSandboxClock(ctx, c.req.valid('json'))),
);
