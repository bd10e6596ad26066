'use server';

import { defineOpenAction } from '#lib/actions/define-open-action';
import { ConfirmEmailChangeRequest } from '#lib/contract/email-change';

export const confirmEmailChange = defineOpenAction(ConfirmEmailChangeRequest, ({ account }, body) =>
  account.confirmEmailChange(body),
);
