'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import { defineAction } from '#lib/actions/define-action';
import { Assignment, AssignOwnerRequest, OwnedObject } from '#lib/contract/assignment';
import { mostAssigned } from '#lib/contract/most-assigned';
import { Id } from '#lib/contract/scalars';
import { firstIds } from './first-ids.ts';

/** The rows that a list shows with a filter. */
const ListedObject = OwnedObject.extract(['filing', 'case', 'agent_mail']);
const ByFilter = z.object({ filters: z.record(z.string(), z.string()) });

/** To the rows given, or to the first that a filter of the list shows. */
export const assignOwner = defineAction(
  AssignOwnerRequest.partial({ ids: true }).extend({ object: ListedObject, ...ByFilter.partial().shape }),
  async ({ consoleClient }, { ids, filters = {}, ...rest }) => {
    const chosen = ids ?? (await firstIds(consoleClient, rest.object, filters, mostAssigned));
    const assignment = await consoleClient.assignments.assignOwner({ ...rest, ids: chosen });
    refresh();
    return assignment;
  },
);

/** Gives each back to whom it was taken from, unless somebody else has given it on. Answers how many it gave back. */
export const restoreOwners = defineAction(
  z.object({ object: OwnedObject, previous: Assignment.shape.previous, from: Id.nullable() }),
  async ({ consoleClient }, { object, previous, from }) => {
    let restored = 0;
    for (const [owner, rows] of Map.groupBy(previous, ({ owner_id }) => owner_id)) {
      const given = { object, ids: rows.map(({ id }) => id), owner_id: owner ?? undefined };
      const back = await consoleClient.assignments.assignOwner({ ...given, instead_of: from });
      restored += back.previous.length;
    }
    refresh();
    return restored;
  },
);
