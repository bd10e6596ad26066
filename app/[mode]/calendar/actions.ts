'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import { defineAction } from '#lib/actions/define-action';
import { madeAlready } from '#lib/actions/made-already';
import { CreateObligationRequest, UpdateObligationRequest } from '#lib/contract/obligation';
import { Id } from '#lib/contract/scalars';

const OfVersion = UpdateObligationRequest.extend({ id: Id, version: z.string().max(100).nullable() });

export const updateObligation = defineAction(OfVersion, async ({ client }, { id, version, ...body }) => {
  const obligation = await madeAlready(
    body,
    () => client.obligations.update(id, body, version),
    () => client.obligations.get(id),
  );
  refresh();
  return obligation;
});

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
