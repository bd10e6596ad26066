import { z } from 'zod';
import { mostAssigned } from '#lib/contract/most-assigned';
import { Id } from '#lib/contract/scalars';

/** Objects that wait for a person and can be snoozed, by id in the list of those that need attention. */
export const SnoozedObject = z.enum([
  'case',
  'obligation',
  'agent_mail',
  'approval',
  'filing',
  'plan',
  'document',
  'webhook_endpoint',
]);
export type SnoozedObject = z.infer<typeof SnoozedObject>;

export const SnoozeRequest = z.object({
  items: z
    .array(z.object({ object: SnoozedObject, id: Id }))
    .min(1)
    .max(mostAssigned),
  until: z.iso.date().optional().meta({
    description: 'The day on which they come back, at most a year ahead; left out: they come back now',
  }),
});
export type SnoozeRequest = z.infer<typeof SnoozeRequest>;

/** Snoozed only for the person who asked; and the previous day of each one, so that it can be undone. */
export const Snooze = z
  .object({
    object: z.literal('snooze'),
    until: z.iso.date().nullable(),
    previous: z.array(z.object({ id: Id, until: z.iso.date().nullable() })),
  })
  .meta({ id: 'Snooze' });
export type Snooze = z.infer<typeof Snooze>;
