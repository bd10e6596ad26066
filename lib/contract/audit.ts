import { z } from 'zod';
import { Actor } from '#lib/contract/event';
import { listOf, PageQuery } from '#lib/contract/list';
import { DayOrMoment, Id, Mode, Timestamp } from '#lib/contract/scalars';
import { tooLong } from '#lib/contract/too-long';

const members = z.record(z.string(), z.unknown()).nullable();

/** Who did what to which object, and from where. It is never changed. */
export const AuditEntry = z
  .object({
    id: Id,
    object: z.literal('audit_entry'),
    mode: Mode,
    sequence: z.int().nullable().meta({
      description:
        'Its place in the chain, from 1 and without gaps; null until it is sealed, about a second after the change',
    }),
    action: z
      .string()
      .meta({ description: 'What was done, for example `filing.created`', example: 'filing.created' }),
    object_type: z
      .string()
      .meta({ description: 'Type of the object that it was done to', example: 'filing' }),
    object_id: z.string().meta({ description: 'Id of that object' }),
    actor: Actor,
    address: z.string().nullable().meta({
      description: 'The IP address it came from; null where it happened by itself',
      example: '203.0.113.9',
    }),
    before: members.meta({ description: 'The changed members as they were; null where there were none' }),
    after: members.meta({ description: 'The changed members as they are, or what was made' }),
    request_id: z.string().meta({ description: 'The `X-Request-Id` of the request' }),
    created_at: Timestamp,
    personal: z
      .string()
      .nullable()
      .meta({ description: 'Name and address of a person, encrypted: what the hash covers in their place' }),
    previous_hash: z.string().nullable().meta({ description: 'The hash of the entry before it' }),
    hash: z
      .string()
      .nullable()
      .meta({ description: 'SHA-256 in hex of `previous_hash` and the canonical JSON of this entry' }),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof AuditEntry>;

export const AuditEntryList = listOf(AuditEntry, 'AuditEntryList');

export const AuditFilter = z.object({
  actor_id: Id.optional().meta({ description: 'Entries by this person or key' }),
  actor_type: Actor.shape.type.optional().meta({ description: 'Entries by this kind of actor' }),
  action: z
    .string()
    .regex(/^[a-z_]+(\.[a-z_]+|\.\*)?$/, 'Use the name of an action, such as filing.created or filing.*.')
    .max(80, tooLong(80))
    .optional()
    .meta({
      description: 'Entries of this action; `filing.*` is every action on a filing',
      example: 'filing.*',
    }),
  object_id: Id.optional().meta({ description: 'Entries about the object with this id' }),
  created_after: DayOrMoment.optional(),
  created_before: DayOrMoment.optional(),
});
export type AuditFilter = z.infer<typeof AuditFilter>;

export const AuditEntryListQuery = PageQuery.extend(AuditFilter.shape);
export type AuditEntryListQuery = z.infer<typeof AuditEntryListQuery>;

/** Whether a chain is intact. */
export const AuditVerification = z
  .object({
    object: z.literal('audit_verification'),
    mode: Mode,
    ok: z.boolean().meta({ description: 'Whether every entry that was checked fits' }),
    checked: z.int().meta({ description: 'How many entries were checked' }),
    unsealed: z.int().meta({ description: 'How many entries are too new to have a place in the chain' }),
    sequence: z.int().meta({ description: 'The place of the last entry in the chain' }),
    hash: z
      .string()
      .meta({ description: 'The hash of the last entry. Keep it, and a later export must still hold it' }),
    fault: z
      .object({
        kind: z.enum(['changed', 'missing', 'out_of_order', 'not_sealed_here']).meta({
          description:
            '`changed`: it does not fit its hash; `missing`: there is none at this place; `out_of_order`: it does not follow the one before; `not_sealed_here`: the end of the chain is not as this service signed it',
        }),
        sequence: z.int().meta({ description: 'The place in the chain' }),
        entry_id: Id.nullable().meta({
          description: 'The entry that stands there; null where there is none',
        }),
      })
      .nullable()
      .meta({ description: 'The first entry that does not fit; null where all do' }),
  })
  .meta({ id: 'AuditVerification' });
export type AuditVerification = z.infer<typeof AuditVerification>;

/** Across all organizations, for `npm run audit:verify`. */
export const AuditVerifications = z.object({
  object: z.literal('audit_verifications'),
  data: z.array(AuditVerification.extend({ organization_id: Id, name: z.string().nullable() })),
});
export type AuditVerifications = z.infer<typeof AuditVerifications>;
