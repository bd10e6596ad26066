import { z } from 'zod';
import { Mode, Timestamp } from '#lib/contract/scalars';
import { Shown } from '#lib/contract/token';

/** The organization's key at a filing service that is hosted elsewhere, in one mode. Nobody can read the key back. */
export const RemoteKey = z
  .object({
    object: z.literal('remote_key'),
    mode: Mode,
    service: z
      .string()
      .nullable()
      .meta({ description: 'Its address; null where this installation files itself' }),
    last_four: z.string().nullable().meta({ description: 'How the key ends; null where none is set' }),
    set_at: Timestamp.nullable(),
    set_by: z.string().nullable().meta({ description: 'The name of the person' }),
  })
  .meta({ id: 'RemoteKey' });
export type RemoteKey = z.infer<typeof RemoteKey>;

export const SetRemoteKeyRequest = z.object({
  // The log drops members of this name.
  api_key: z
    .string()
    .trim()
    .regex(/^[\x21-\x7e]{8,500}$/, 'Paste the whole key, without spaces.')
    .meta({ description: 'As that service showed it', example: 'sk_test_0123456789' }),
});
export type SetRemoteKeyRequest = z.infer<typeof SetRemoteKeyRequest>;

/** Requested only by the dashboard, before a call to that service. */
export const UseRemoteKeyRequest = z.object({
  session: z.string().regex(/^[0-9a-f]{64}$/, 'Use the hash of a session.'),
  mode: Mode,
  active: z.boolean(),
  /** Whether the call changes something, which a viewer may not do. */
  writes: z.boolean(),
  ...Shown.shape,
});
export type UseRemoteKeyRequest = z.infer<typeof UseRemoteKeyRequest>;

export const UsableRemoteKey = z.object({ object: z.literal('usable_remote_key'), api_key: z.string() });
export type UsableRemoteKey = z.infer<typeof UsableRemoteKey>;
