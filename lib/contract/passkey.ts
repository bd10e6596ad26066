import { z } from 'zod';
import { Id, shownName, Timestamp } from '#lib/contract/scalars';
import { SignInAgain } from '#lib/contract/second-factor';

export const PasskeyName = shownName(60);

/** A credential in a device or a password manager, with which its person signs in without a password. */
export const Passkey = z
  .object({
    id: Id,
    object: z.literal('passkey'),
    name: z.string(),
    created_at: Timestamp,
    last_used_at: Timestamp.nullable(),
  })
  .meta({ id: 'Passkey' });
export type Passkey = z.infer<typeof Passkey>;

export const PasskeyList = z.object({
  object: z.literal('list'),
  data: z.array(Passkey).meta({ description: 'At most 20' }),
});
export type PasskeyList = z.infer<typeof PasskeyList>;

/** WebAuthn messages, as the browser and the library read them. */
const WebAuthn = z.record(z.string(), z.unknown());

/** The options for the device, and its response. The log drops members of this name. */
export const PasskeyChallenge = z.object({
  object: z.literal('passkey_challenge'),
  options: WebAuthn,
  link_token: z.string(),
});
export type PasskeyChallenge = z.infer<typeof PasskeyChallenge>;

export const StartPasskeyRequest = SignInAgain;
export type StartPasskeyRequest = z.infer<typeof StartPasskeyRequest>;

export const AddPasskeyRequest = z.object({
  name: PasskeyName,
  link_token: z.string().max(4000),
  credential: WebAuthn,
});
export type AddPasskeyRequest = z.infer<typeof AddPasskeyRequest>;

export const RemovePasskeyRequest = SignInAgain;
export type RemovePasskeyRequest = z.infer<typeof RemovePasskeyRequest>;
