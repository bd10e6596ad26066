import type { Transport } from '#lib/client/transport';
import type { UpdateMeRequest } from '#lib/contract/member';
import type { ChangePasswordRequest, ResetPasswordRequest } from '#lib/contract/password';
import type { Me } from '#lib/contract/session';

/** One's own name and password. */
export function accountCalls({ json, send }: Transport) {
  return {
    /** The person whose token this is, with the organizations as they are now. */
    me: () => json<Me>({ method: 'GET', path: '/console/me' }),
    update: (body: UpdateMeRequest) => json<Me>({ method: 'PATCH', path: '/console/me', body }),
    /** Every session ends. `validation_error` where the current one is wrong, `rate_limited` after too many. */
    changePassword: async (body: ChangePasswordRequest) => {
      await send({ method: 'POST', path: '/console/password', body });
    },
    /** Needs the dashboard's own token. Answers the same whether anybody has the email. */
    requestReset: async (email: string) => {
      await send({ method: 'POST', path: '/console/password-reset', body: { email } });
    },
    /** Needs the dashboard's own token. `not_found` for a link that works no more. */
    resetPassword: async (body: ResetPasswordRequest) => {
      await send({ method: 'POST', path: '/console/password-reset/confirm', body });
    },
  };
}
