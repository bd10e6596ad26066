'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import { defineAction } from '#lib/actions/define-action';
import { ownChange } from '#lib/actions/own-change';
import { ClientProblem } from '#lib/client/client-problem';
import { CreateObligationRequest, UpdateObligationRequest } from '#lib/contract/obligation';
import { Id } from '#lib/contract/scalars';
import { isOpen } from '#lib/rules/obligation/obligation-status';
import { changeWords } from './words.ts';

const OfSeen = UpdateObligationRequest.extend({
  id: Id,
  version: z.string().max(100).nullable(),
  seen: UpdateObligationRequest.required(),
});

/** A change of the version that was seen; of a later one, what nobody else has changed meanwhile. */
export const updateObligation = defineAction(
  OfSeen,
  async ({ client: { obligations } }, { id, version, seen, ...body }) => {
    const saved = await obligations.update(id, body, version).catch(async (error: unknown) => {
      if (!(error instanceof ClientProblem && error.is('precondition_failed'))) throw error;
      const now = await obligations.getWithVersion(id);
      const { status } = now.obligation;
      const like = { ...now.obligation, status: isOpen(status) ? 'upcoming' : status };
      return obligations.update(id, ownChange(body, seen, like, changeWords.changed), now.version);
    });
    refresh();
    return saved;
  },
);

export const createObligation = defineAction(
  CreateObligationRequest.extend({ key: z.uuid() }),
  async ({ client }, { key, ...body }) => {
    const obligation = await client.obligations.create(body, key);
    refresh();
    return obligation;
  },
);

export const createCalendarFeed = defineAction(z.object({}), async ({ consoleClient }) => {
  const feed = await consoleClient.calendar.createFeed();
  refresh();
  return feed;
});

export const revokeCalendarFeed = defineAction(z.object({}), async ({ consoleClient }) => {
  await consoleClient.calendar.revokeFeed();
  refresh();
});
