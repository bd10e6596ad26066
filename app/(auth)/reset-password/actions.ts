'use server';

import { defineOpenAction } from '#lib/actions/define-open-action';
import { ResetPasswordRequest } from '#lib/contract/password';
import { endSession } from '#lib/session/end-session';
import { ownSessionHash } from '#lib/session/session-hash';

export const resetPassword = defineOpenAction(ResetPasswordRequest, async ({ account }, body) => {
  await account.resetPassword(body);
  // Whoever else is signed in here would take the place of the person who signs in next.
  await endSession(await ownSessionHash()).catch(() => {});
});
