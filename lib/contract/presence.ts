import { z } from 'zod';
import { Owner } from '#lib/contract/assignment';
import { Id } from '#lib/contract/scalars';

/** Objects that several people may have open at once. */
export const PresenceSubject = z.enum(['filing', 'case', 'plan']);
export type PresenceSubject = z.infer<typeof PresenceSubject>;

export const PresenceQuery = z.object({ object: PresenceSubject, id: Id });
export type PresenceQuery = z.infer<typeof PresenceQuery>;

/** The others who have it open now. */
export const Presence = z
  .object({ object: z.literal('presence'), people: z.array(Owner) })
  .meta({ id: 'Presence' });
export type Presence = z.infer<typeof Presence>;
