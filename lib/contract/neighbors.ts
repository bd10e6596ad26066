import { z } from 'zod';
import { Id } from '#lib/contract/scalars';

/** What stands before and after an object in a list. */
export const Neighbors = z
  .object({
    object: z.literal('neighbors'),
    previous_id: Id.nullable(),
    next_id: Id.nullable().meta({ description: 'The first of the list, if the object is not in it' }),
  })
  .meta({ id: 'Neighbors' });
export type Neighbors = z.infer<typeof Neighbors>;

export const CaseNeighbors = Neighbors.extend({
  place: z.int().nullable().meta({ description: 'Counted from 1. Null if the case is not in the list' }),
  total: z.int(),
}).meta({ id: 'CaseNeighbors' });
export type CaseNeighbors = z.infer<typeof CaseNeighbors>;
