'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import { defineAction } from '#lib/actions/define-action';
import { UpdateAgentMailRequest } from '#lib/contract/agent-mail';
import { Id } from '#lib/contract/scalars';

export const markMail = defineAction(
  z.object({ id: Id, read: z.boolean() }),
  async ({ client }, { id, read }) => {
    await client.agentMail.update(id, { read });
    refresh();
  },
);

/** Keeps the tags, the note and the owner; without an owner nobody looks after it. */
export const saveMail = defineAction(
  UpdateAgentMailRequest.pick({ tags: true, note: true }).extend({ id: Id, owner_id: Id.optional() }),
  async ({ client, consoleClient }, { id, owner_id, ...notes }) => {
    await client.agentMail.update(id, notes);
    await consoleClient.assignments.assignOwner({ object: 'agent_mail', ids: [id], owner_id });
    refresh();
  },
);
