import { z } from 'zod';
import { EmailAddress } from '#lib/contract/email';
import { LinkToken } from '#lib/contract/password';
import { SignInAgain } from '#lib/contract/second-factor';

export const RequestEmailChangeRequest = SignInAgain.extend({ email: EmailAddress });
export type RequestEmailChangeRequest = z.infer<typeof RequestEmailChangeRequest>;

export const ConfirmEmailChangeRequest = z.object({ token: LinkToken });
export type ConfirmEmailChangeRequest = z.infer<typeof ConfirmEmailChangeRequest>;
