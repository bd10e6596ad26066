'use server';

import { defineOpenAction } from '#lib/actions/define-open-action';
import { ResetPasswordRequest } from '#lib/contract/password';

export const resetPassword = defineOpenAction(ResetPasswordRequest, ({ account }, body) =>
  account.resetPassword(body),
);
