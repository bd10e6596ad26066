import { z } from 'zod';
import { eventTypes } from '#lib/contract/event-types';
import { keptDays } from '#lib/contract/lifetimes';
import { listOf, PageQuery } from '#lib/contract/list';
import { DayOrMoment, Id, Mode, Timestamp } from '#lib/contract/scalars';

export const EventType = z.enum(eventTypes);
export type EventType = z.infer<typeof EventType>;

/** Who did it. `name` is what a screen shows: a person's name, a key's name, or the service itself. */
export const Actor = z
  .object({
    type: z.enum(['person', 'api_key', 'staff', 'service', 'sandbox']),
    id: z.string().nullable(),
    name: z.string(),
  })
  .meta({ id: 'Actor' });
export type Actor = z.infer<typeof Actor>;

export const Event = z
  .object({
    id: Id,
    object: z.literal('event'),
    type: EventType,
    mode: Mode,
    created_at: Timestamp,
    sequence: z
      .int()
      .meta({ description: 'Grows by one per filing; 0 for an event that belongs to no filing' }),
    actor: Actor,
    request_id: z.string().nullable().meta({
      description: 'The request that caused it (`X-Request-Id`); null where it happened by itself',
      example: '01970c5e-8f00-7c3a-9b1d-2f4e6a8c0d1e',
    }),
    data: z.object({
      object: z
        .record(z.string(), z.unknown())
        .meta({ description: 'The resource as it was after the event' }),
      previous_attributes: z
        .record(z.string(), z.unknown())
        .nullable()
        .meta({ description: 'The changed members as they were before' }),
    }),
  })
  .meta({ id: 'Event' });
export type Event = z.infer<typeof Event>;

export const EventList = listOf(Event, 'EventList');

export const EventListQuery = PageQuery.extend({
  type: EventType.optional(),
  filing_id: Id.optional().meta({
    description: `Events of this filing, its cases and its documents; those of the last ${keptDays} days`,
  }),
  object_id: Id.optional().meta({ description: 'Events of this one resource' }),
  created_after: DayOrMoment.optional(),
  created_before: DayOrMoment.optional(),
});
export type EventListQuery = z.infer<typeof EventListQuery>;
