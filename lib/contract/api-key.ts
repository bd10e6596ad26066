import { z } from 'zod';
import { listOf, PageQuery } from '#lib/contract/list';
import { resourceScopes } from '#lib/contract/resource-scope';
import { hasUnseen, Id, Mode, Moment, Timestamp, unseenDetail } from '#lib/contract/scalars';
import { SignInAgain } from '#lib/contract/second-factor';
import { tooLong } from '#lib/contract/too-long';

export const KeyScope = z.enum(['full', 'read_only', 'audit', 'restricted']).meta({
  description:
    '`read_only` is refused with 403 wherever something would change; `audit` reads the audit log and nothing else, and an administrator makes it; `restricted` may do what its `scopes` name',
  example: 'full',
});
export type KeyScope = z.infer<typeof KeyScope>;

/** The maximum number of addresses and networks for a key. */
const mostAddresses = 50;

const scopes = z.array(z.enum(resourceScopes)).max(resourceScopes.length);

/**
 * A key as its owner sees it. The raw key is not included, as only its hash is stored. Times are real, in test mode
 * too.
 */
export const ApiKey = z
  .object({
    id: Id,
    object: z.literal('api_key'),
    mode: Mode,
    name: z.string(),
    scope: KeyScope,
    scopes: scopes.meta({
      description: 'What a `restricted` key may do; to write includes to read. Empty for every other key',
    }),
    allowed_addresses: z
      .array(z.string())
      .meta({ description: 'The addresses and networks that it works from; empty: from everywhere' }),
    last_four: z.string().meta({ description: 'How the raw key ends', example: 'x7Qa' }),
    status: z.enum(['active', 'expired', 'revoked']),
    created_at: Timestamp,
    created_by: z
      .string()
      .nullable()
      .meta({ description: 'The name of the person; null where nobody is known' }),
    expires_at: Timestamp.nullable(),
    revoked_at: Timestamp.nullable(),
    last_used_at: Timestamp.nullable().meta({ description: 'Written twice a minute' }),
    last_used_address: z.string().nullable(),
    replaces: Id.nullable().meta({ description: 'The key that this one was rolled from' }),
    replaced_by: Id.nullable().meta({ description: 'The key that this one was rolled into' }),
  })
  .meta({ id: 'ApiKey' });
export type ApiKey = z.infer<typeof ApiKey>;

/** Returned once, when a key is created: nobody can read `raw_key` again. */
export const ApiKeyOnce = ApiKey.extend({ raw_key: z.string() }).meta({ id: 'ApiKeyOnce' });
export type ApiKeyOnce = z.infer<typeof ApiKeyOnce>;

export const ApiKeyList = listOf(ApiKey, 'ApiKeyList');

/** `ended`: expired or revoked. */
export const ApiKeyListQuery = PageQuery.extend({ status: z.enum(['active', 'ended']).optional() });
export type ApiKeyListQuery = z.infer<typeof ApiKeyListQuery>;

export const KeyName = z
  .string()
  .trim()
  .min(1, 'Enter a name.')
  .max(80, tooLong(80))
  .refine((name) => !hasUnseen(name), unseenDetail)
  .meta({ description: 'Where it is used', example: 'Billing server' });

export const AllowedAddresses = z
  .array(z.string().max(60, tooLong(60)))
  .max(mostAddresses, `Enter at most ${mostAddresses} addresses.`)
  .meta({
    description: 'Addresses and CIDR ranges, IPv4 or IPv6. Empty: works from everywhere',
    example: ['203.0.113.9', '2001:db8:7::/48'],
  });

export const CreateApiKeyRequest = SignInAgain.extend({
  name: KeyName,
  scope: KeyScope,
  scopes: scopes.optional().meta({ description: 'Of a `restricted` key, and of no other' }),
  allowed_addresses: AllowedAddresses.optional(),
  expires_at: Moment.nullish().meta({ description: 'Left out or null: works until it is revoked' }),
});
export type CreateApiKeyRequest = z.infer<typeof CreateApiKeyRequest>;

/** Missing members stay as they are. */
export const UpdateApiKeyRequest = SignInAgain.extend({
  name: KeyName.optional(),
  allowed_addresses: AllowedAddresses.optional(),
  instead_of: AllowedAddresses.optional().meta({
    description: 'Only if the key still works from these: `conflict` if somebody else has changed them',
    example: ['203.0.113.9'],
  }),
});
export type UpdateApiKeyRequest = z.infer<typeof UpdateApiKeyRequest>;

/** In seconds: none, an hour, a day, a week. */
export const keyOverlaps = [0, 3_600, 86_400, 604_800] as const;

export const RollApiKeyRequest = SignInAgain.extend({
  overlap_seconds: z.literal(keyOverlaps).meta({
    description: 'How long the old key still works beside the new one, in seconds',
    example: 86_400,
  }),
  expires_at: Moment.nullish().meta({
    description: 'Of the new key. Left out: it lives as long as the old one was made for',
  }),
});
export type RollApiKeyRequest = z.infer<typeof RollApiKeyRequest>;
