import type { Transport } from '#lib/client/transport';
import type { ConfirmEmailChangeRequest, RequestEmailChangeRequest } from '#lib/contract/email-change';
import type { UpdateMeRequest } from '#lib/contract/member';
import type { ChangePasswordRequest, ResetPasswordRequest } from '#lib/contract/password';
import type { Me } from '#lib/contract/session';

/** The caller's own name, email and password. */
export function accountCalls({ json, send }: Transport) {
  return {
    /** The person of the token, with the current state of their organizations. */
    me: () => json<Me>({ method: 'GET', path: '/console/me' }),
    update: (body: UpdateMeRequest) => json<Me>({ method: 'PATCH', path: '/console/me', body }),
    /** All sessions end. `validation_error` if the current password is wrong, `rate_limited` after too many. */
    changePassword: async (body: ChangePasswordRequest) => {
      await send({ method: 'POST', path: '/console/password', body });
    },
    /** Sends a link to the new email. `validation_error` if the password is wrong, `rate_limited` after too many. */
    requestEmailChange: async (body: RequestEmailChangeRequest) => {
      await send({ method: 'POST', path: '/console/email', body });
    },
    /** Needs the dashboard's own token. `not_found` for a link that is over, `conflict` if the email is taken by now. */
    confirmEmailChange: async (body: ConfirmEmailChangeRequest) => {
      await send({ method: 'POST', path: '/console/email/confirm', body });
    },
    /** Needs the dashboard's own token. The response is the same whether or not the email has an account. */
    requestReset: async (email: string) => {
      await send({ method: 'POST', path: '/console/password-reset', body: { email } });
    },
    /** Needs the dashboard's own token. `not_found` for a link that was used or has expired. */
    resetPassword: async (body: ResetPasswordRequest) => {
      await send({ method: 'POST', path: '/console/password-reset/confirm', body });
    },
  };
}
