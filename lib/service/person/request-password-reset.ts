import { addressBlock } from '#lib/config/client-address';
import type { RequestPasswordResetRequest } from '#lib/contract/password';
import type { Context } from '#lib/service/context';
import type { LinkThrottle } from '#lib/service/person/link-throttle';
import { enqueueReset } from '#lib/service/person/mail-password-reset';
import { logAccess } from '#lib/service/session/log-access';

/**
 * Requests a password reset link for the email. A job looks the person up, so that neither the response nor its timing
 * reveals whether there is one. Throws `rate_limited` after too many requests from one address.
 */
export async function requestPasswordReset(
  ctx: Context,
  throttle: LinkThrottle,
  { email }: RequestPasswordResetRequest,
): Promise<void> {
  const isOne = await throttle.take({ email, address: addressBlock(ctx.address) });
  logAccess(ctx, 'password.reset_requested');
  if (!isOne) return;
  await ctx.parts.database.transaction((tx) => enqueueReset(ctx, tx, email));
}
