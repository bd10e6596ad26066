'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import { defineAction } from '#lib/actions/define-action';
import type { ConsoleClient } from '#lib/client/create-console-client';
import { everyItem } from '#lib/client/every-item';
import { AgentMailRowsQuery } from '#lib/contract/agent-mail-rows';
import { Assignment, AssignOwnerRequest, OwnedObject } from '#lib/contract/assignment';
import { CaseRowsQuery } from '#lib/contract/case-rows';
import { FilingRowsQuery } from '#lib/contract/filing-rows';
import { mostAssigned } from '#lib/contract/most-assigned';
import { Id } from '#lib/contract/scalars';

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

/** The ids of the first rows that a filter of the list shows. */
async function firstIds(
  { filings, cases, agentMail }: ConsoleClient,
  object: 'filing' | 'case' | 'agent_mail',
  filters: Record<string, string>,
  most: number,
): Promise<string[]> {
  const ids: string[] = [];
  const add = (id: string) => ids.push(id) >= most;
  if (object === 'filing') {
    const query = FilingRowsQuery.omit({ limit: true }).parse(filters);
    for await (const { id } of everyItem(filings.list)(query)) if (add(id)) break;
  } else if (object === 'agent_mail') {
    const query = AgentMailRowsQuery.omit({ limit: true }).parse(filters);
    for await (const { mail } of everyItem(agentMail.list)(query)) if (add(mail.id)) break;
  } else {
    const query = CaseRowsQuery.omit({ limit: true }).parse(filters);
    for await (const row of everyItem(cases.list)(query)) if (add(row.case.id)) break;
  }
  return ids;
}
