import { z } from 'zod';
import { AllowedAddresses, ApiKey, KeyName } from '#lib/contract/api-key';
import { listOf, PageQuery } from '#lib/contract/list';
import { Moment } from '#lib/contract/scalars';
import { SignInAgain } from '#lib/contract/second-factor';

/** A key of a robot at the operations desk. The raw key is not included, as only its hash is stored. */
export const OperatorKey = ApiKey.pick({
  id: true,
  name: true,
  allowed_addresses: true,
  last_four: true,
  status: true,
  created_at: true,
  created_by: true,
  expires_at: true,
  revoked_at: true,
  last_used_at: true,
  last_used_address: true,
})
  .extend({ object: z.literal('operator_key') })
  .meta({ id: 'OperatorKey' });
export type OperatorKey = z.infer<typeof OperatorKey>;

/** Returned once, when a key is created: nobody can read `raw_key` again. */
export const OperatorKeyOnce = OperatorKey.extend({
  raw_key: z
    .string()
    .meta({ description: 'The key itself. Store it: it is shown this once', example: 'sk_ops_…' }),
}).meta({ id: 'OperatorKeyOnce' });
export type OperatorKeyOnce = z.infer<typeof OperatorKeyOnce>;

export const OperatorKeyList = listOf(OperatorKey, 'OperatorKeyList');
export const OperatorKeyListQuery = PageQuery;

export const CreateOperatorKeyRequest = SignInAgain.extend({
  name: KeyName,
  allowed_addresses: AllowedAddresses.optional(),
  expires_at: Moment.nullish().meta({ description: 'Left out or null: works until it is revoked' }),
}).meta({ id: 'CreateOperatorKeyRequest' });
export type CreateOperatorKeyRequest = z.infer<typeof CreateOperatorKeyRequest>;
