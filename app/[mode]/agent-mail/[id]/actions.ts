'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import { defineAction } from '#lib/actions/define-action';
import { ownChange } from '#lib/actions/own-change';
import { UpdateAgentMailRequest } from '#lib/contract/agent-mail';
import { Id } from '#lib/contract/scalars';
import { inboxWords } from '../words.ts';

export const markMail = defineAction(
  z.object({ id: Id, read: z.boolean() }),
  async ({ client }, { id, read }) => {
    await client.agentMail.update(id, { read });
    refresh();
  },
);

const Notes = UpdateAgentMailRequest.pick({ tags: true, note: true });

/**
 * Stores what a person changed, and nobody else's change of the same: `before` is what they read. Without an owner,
 * nobody looks after the mail.
 */
export const saveMail = defineAction(
  Notes.extend({ id: Id, before: Notes.required(), owner_id: Id.nullable().optional() }),
  async ({ client, consoleClient }, { id, before, owner_id, ...notes }) => {
    if (Object.keys(notes).length > 0) {
      const { mail, version } = await client.agentMail.getWithVersion(id);
      await client.agentMail.update(id, ownChange(notes, before, mail, inboxWords.piece.changed), version);
    }
    if (owner_id !== undefined) {
      const owner = owner_id ?? undefined;
      await consoleClient.assignments.assignOwner({ object: 'agent_mail', ids: [id], owner_id: owner });
    }
    refresh();
  },
);
