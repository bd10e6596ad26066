import { SandboxClock } from '#lib/contract/sandbox';
import { answers, defineRoute, respond } from '#lib/service/edge/route';
import { getSandboxClock } from '#lib/service/sandbox/get-sandbox-clock';

export const getSandboxClockRoute = defineRoute(
  {
    method: 'get',
    path: '/v1/sandbox/clock',
    operationId: 'getSandboxClock',
    summary: 'Read the time of the test mode',
    description: 'The time in the test mode of your organization.',
    tags: ['Sandbox'],
    access: 'sandbox_read',
    resource: 'sandbox',
    browser: true,
    responses: { 200: answers(SandboxClock, 'The clock') },
  },
  async (_c, ctx) => respond(SandboxClock, await getSandboxClock(ctx)),
);
