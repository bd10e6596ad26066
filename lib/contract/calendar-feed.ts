import { z } from 'zod';
import { Timestamp } from '#lib/contract/scalars';

/** The address at which a person's own calendar program reads obligations, in one mode. */
export const CalendarFeed = z
  .object({
    object: z.literal('calendar_feed'),
    created_at: Timestamp.nullable().meta({ description: 'Null where there is none' }),
  })
  .meta({ id: 'CalendarFeed' });
export type CalendarFeed = z.infer<typeof CalendarFeed>;

/** Shown once: anybody who has the address can read the calendar. */
export const NewCalendarFeed = CalendarFeed.extend({ url: z.url() }).meta({ id: 'NewCalendarFeed' });
export type NewCalendarFeed = z.infer<typeof NewCalendarFeed>;
