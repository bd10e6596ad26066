import { z } from 'zod';
import { EmailAddress } from '#lib/contract/email';
import { shortestPassword } from '#lib/contract/shortest-password';
import { tooLong } from '#lib/contract/too-long';

const longestPassword = 1000;

/** An existing password, or one that the service has yet to check. */
export const GivenPassword = z
  .string()
  .max(longestPassword, tooLong(longestPassword))
  .meta({ format: 'password' });

/** The service refuses passwords that are too common; only it has the list. */
export const NewPassword = z
  .string()
  .min(shortestPassword, `Use at least ${shortestPassword} characters.`)
  .max(longestPassword, tooLong(longestPassword))
  .meta({ format: 'password', example: 'a phrase that only you know' });

export const ChangePasswordRequest = z.object({
  current_password: GivenPassword.min(1, 'Enter your password.'),
  new_password: NewPassword,
});
export type ChangePasswordRequest = z.infer<typeof ChangePasswordRequest>;

/** The token of a link in an email. It is behind the # of the address, so that no server and no log sees it. */
export const LinkToken = z.string().regex(/^[\w-]{43}$/, 'The link is not complete. Copy it whole.');

export const RequestPasswordResetRequest = z.object({ email: EmailAddress });
export type RequestPasswordResetRequest = z.infer<typeof RequestPasswordResetRequest>;

export const ResetPasswordRequest = z.object({ token: LinkToken, password: NewPassword });
export type ResetPasswordRequest = z.infer<typeof ResetPasswordRequest>;
