import { z } from 'zod';
import { GivenPassword } from '#lib/contract/password';
import { Timestamp } from '#lib/contract/scalars';

/**
 * Six digits from the app, or a recovery code, with any separators between its groups. The log drops members of this
 * name.
 */
export const OneTimeCode = z
  .string()
  .max(64, 'Enter the 6 digits of the app, or one recovery code.')
  .meta({ description: 'The 6 digits that the app shows, or a recovery code', example: '492039' });

const TypedCode = OneTimeCode.refine((code) => code.trim() !== '', 'Enter the code.');
const OwnPassword = GivenPassword.min(1, 'Enter your password.');

/** What the signed-in person has set up. */
export const SecondFactor = z
  .object({
    object: z.literal('second_factor'),
    since: Timestamp.nullable().meta({ description: 'When the app was set up; null while there is none' }),
    recovery_codes_left: z.int(),
  })
  .meta({ id: 'SecondFactor' });
export type SecondFactor = z.infer<typeof SecondFactor>;

export const StartSecondFactorRequest = z.object({ password: OwnPassword });
export type StartSecondFactorRequest = z.infer<typeof StartSecondFactorRequest>;

/** The secret for the app; shown once. */
export const StartedSecondFactor = z.object({
  object: z.literal('started_second_factor'),
  secret: z.string().meta({ description: 'In base32, for an app that reads no QR code' }),
  secret_uri: z.string().meta({ description: 'What the QR code holds: `otpauth://totp/…`' }),
});
export type StartedSecondFactor = z.infer<typeof StartedSecondFactor>;

export const ConfirmSecondFactorRequest = z.object({ one_time_code: TypedCode });
export type ConfirmSecondFactorRequest = z.infer<typeof ConfirmSecondFactorRequest>;

/** Ten of them; shown once. */
export const RecoveryCodes = z.object({
  object: z.literal('recovery_codes'),
  recovery_codes: z.array(z.string()),
});
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

/** Both factors are required, because somebody who stole a session has neither. */
export const BothFactors = z.object({ password: OwnPassword, one_time_code: TypedCode });
export type BothFactors = z.infer<typeof BothFactors>;

/** For actions that require a recent sign-in: an older session sends both factors along. */
export const SignInAgain = z.object({
  password: GivenPassword.optional(),
  one_time_code: OneTimeCode.optional(),
});
export type SignInAgain = z.infer<typeof SignInAgain>;
export const signInAgainMembers = Object.keys(SignInAgain.shape);
