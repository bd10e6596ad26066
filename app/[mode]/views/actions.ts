'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import { defineAction } from '#lib/actions/define-action';
import { nullIfNotFound } from '#lib/client/client-problem';
import { Id } from '#lib/contract/scalars';
import { ChooseDefaultViewRequest, CreateViewRequest, UpdateViewRequest } from '#lib/contract/view';

export const createView = defineAction(
  CreateViewRequest.extend({ key: z.uuid() }),
  async ({ consoleClient }, { key, ...body }) => {
    const view = await consoleClient.views.create(body, key);
    refresh();
    return view;
  },
);

export const updateView = defineAction(
  UpdateViewRequest.extend({ id: Id }),
  async ({ consoleClient }, { id, ...body }) => {
    const view = await consoleClient.views.update(id, body);
    refresh();
    return view;
  },
);

export const deleteView = defineAction(z.object({ id: Id }), async ({ consoleClient }, { id }) => {
  await consoleClient.views.delete(id).catch(nullIfNotFound);
  refresh();
});

export const restoreView = defineAction(z.object({ id: Id }), async ({ consoleClient }, { id }) => {
  await consoleClient.views.restore(id);
  refresh();
});

export const chooseDefaultView = defineAction(ChooseDefaultViewRequest, async ({ consoleClient }, body) => {
  await consoleClient.views.chooseDefault(body);
  refresh();
});
