import { PasskeyChallenge } from '#lib/contract/passkey';
import type { Registration } from '#lib/service/edge/app-env';
import { answers, defineRoute, respond } from '#lib/service/edge/route';
import { challengePasskey } from '#lib/service/passkey/challenge-passkey';
import type { SignInThrottle } from '#lib/service/session/sign-in-throttle';

export function challengePasskeyRoute(throttle: SignInThrottle): Registration {
  return defineRoute(
    {
      method: 'post',
      path: '/console/passkey/challenge',
      operationId: 'challengePasskey',
      summary: 'What a device is asked, to sign somebody in with a passkey',
      tags: ['Console'],
      access: 'dashboard',
      problems: ['conflict'],
      responses: { 200: answers(PasskeyChallenge, 'What the device is asked') },
    },
    async (_c, ctx) => respond(PasskeyChallenge, await challengePasskey(ctx, throttle)),
  );
}
