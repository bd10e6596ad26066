import { RequestEmailChangeRequest } from '#lib/contract/email-change';
import type { Registration } from '#lib/service/edge/app-env';
import { defineRoute, jsonBody } from '#lib/service/edge/route';
import { type ChangeThrottles, requestEmailChange } from '#lib/service/person/request-email-change';

export function requestEmailChangeRoute(throttles: ChangeThrottles): Registration {
  return defineRoute(
    {
      method: 'post',
      path: '/console/email',
      operationId: 'requestEmailChange',
      summary: 'Have a link sent to the email to sign in with from then on',
      tags: ['Console'],
      access: 'person',
      problems: ['conflict', 'payload_too_large'],
      request: jsonBody(RequestEmailChangeRequest),
      responses: { 202: { description: 'The mail is on its way. Nothing changes until its link is opened' } },
    },
    async (c, ctx) => {
      await requestEmailChange(ctx, throttles, c.req.valid('json'));
      return new Response(null, { status: 202 });
    },
  );
}
