import { PasskeyChallenge, StartPasskeyRequest } from '#lib/contract/passkey';
import type { Registration } from '#lib/service/edge/app-env';
import { answers, defineRoute, jsonBody, respond } from '#lib/service/edge/route';
import { startPasskey } from '#lib/service/passkey/start-passkey';
import type { SignInThrottle } from '#lib/service/session/sign-in-throttle';

export function startPasskeyRoute(throttle: SignInThrottle): Registration {
  return defineRoute(
    {
      method: 'post',
      path: '/console/passkey/start',
      operationId: 'startPasskey',
      summary: 'Begin to add a passkey to one’s own account',
      tags: ['Console'],
      access: 'person',
      beforeFactor: true,
      problems: ['conflict', 'payload_too_large'],
      request: jsonBody(StartPasskeyRequest),
      responses: { 200: answers(PasskeyChallenge, 'What the device is asked to make') },
    },
    async (c, ctx) => respond(PasskeyChallenge, await startPasskey(ctx, throttle, c.req.valid('json'))),
  );
}
