'use server';

import { defineOpenAction } from '#lib/actions/define-open-action';
import { RequestPasswordResetRequest } from '#lib/contract/password';

export const requestPasswordReset = defineOpenAction(
  RequestPasswordResetRequest,
  async ({ account }, { email }) => {
    await account.requestReset(email);
    return email;
  },
);
