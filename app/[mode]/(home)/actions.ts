'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import type { ActionProblem } from '#lib/actions/action-result';
import { defineAction } from '#lib/actions/define-action';
import { toActionProblem } from '#lib/actions/to-action-problem';
import { Assignment, OwnedObject } from '#lib/contract/assignment';
import { mostAssigned } from '#lib/contract/most-assigned';
import { Id } from '#lib/contract/scalars';
import { SnoozeRequest } from '#lib/contract/snooze';

const Owned = z.object({ object: OwnedObject, id: Id });
const Given = z.object({ object: OwnedObject, previous: Assignment.shape.previous });

/**
 * Gives what waits to somebody, whatever it is, and answers who had it; and why the rest was refused, if that is only a
 * part.
 */
export const assignNeeds = defineAction(
  z.object({ items: z.array(Owned).min(1).max(mostAssigned), owner_id: Id.optional() }),
  async ({ consoleClient }, { items, owner_id }) => {
    const given: z.infer<typeof Given>[] = [];
    let refused: ActionProblem | undefined;
    for (const [object, rows] of Map.groupBy(items, (item) => item.object)) {
      const ids = rows.map(({ id }) => id);
      try {
        const { previous } = await consoleClient.assignments.assignOwner({ object, ids, owner_id });
        given.push({ object, previous });
      } catch (error) {
        if (given.length === 0) throw error;
        refused = toActionProblem(error);
      }
    }
    refresh();
    return { given, refused };
  },
);

export const snoozeNeeds = defineAction(SnoozeRequest, async ({ consoleClient }, body) => {
  const snoozed = await consoleClient.snoozes.snooze(body);
  refresh();
  return snoozed;
});
