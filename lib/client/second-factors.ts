import { path as urlPath } from '#lib/client/path';
import type { Transport } from '#lib/client/transport';
import type {
  AddPasskeyRequest,
  Passkey,
  PasskeyChallenge,
  PasskeyList,
  RemovePasskeyRequest,
  StartPasskeyRequest,
} from '#lib/contract/passkey';
import type {
  BothFactors,
  RecoveryCodes,
  SecondFactor,
  StartedSecondFactor,
} from '#lib/contract/second-factor';

/** The caller's second factor. `rate_limited` after too many wrong passwords or codes. */
export function secondFactorCalls({ json, send }: Transport) {
  const path = '/console/second-factor';
  return {
    get: () => json<SecondFactor>({ method: 'GET', path }),
    /** `conflict` if an app is already set up. */
    start: (password: string) => json<StartedSecondFactor>({ method: 'POST', path, body: { password } }),
    /** The caller's other sessions end. */
    confirm: (one_time_code: string) =>
      json<RecoveryCodes>({ method: 'POST', path: `${path}/confirm`, body: { one_time_code } }),
    remove: async (body: BothFactors) => {
      await send({ method: 'POST', path: `${path}/remove`, body });
    },
    passkeys: () => json<PasskeyList>({ method: 'GET', path: '/console/passkey' }),
    startPasskey: (body: StartPasskeyRequest) =>
      json<PasskeyChallenge>({ method: 'POST', path: '/console/passkey/start', body }),
    addPasskey: (body: AddPasskeyRequest) =>
      json<Passkey>({ method: 'POST', path: '/console/passkey', body }),
    removePasskey: async (id: string, body: RemovePasskeyRequest) => {
      await send({ method: 'POST', path: urlPath`/console/passkey/${id}/remove`, body });
    },
    createRecoveryCodes: (body: BothFactors) =>
      json<RecoveryCodes>({ method: 'POST', path: `${path}/recovery-code`, body }),
  };
}
