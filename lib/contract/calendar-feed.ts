import { z } from 'zod';
import { Timestamp } from '#lib/contract/scalars';

/** The address by which a person's own calendar program reads what is due, in one mode. */
export const CalendarFeed = z
  .object({
    object: z.literal('calendar_feed'),
    created_at: Timestamp.nullable().meta({ description: 'Null where there is none' }),
  })
  .meta({ id: 'CalendarFeed' });
export type CalendarFeed = z.infer<typeof CalendarFeed>;

/** Shown once: whoever has the address reads the calendar. */
export const NewCalendarFeed = CalendarFeed.extend({ url: z.url() }).meta({ id: 'NewCalendarFeed' });
export type NewCalendarFeed = z.infer<typeof NewCalendarFeed>;
