'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import { defineAction } from '#lib/actions/define-action';
import { SetRemoteKeyRequest } from '#lib/contract/remote-key';

export const setRemoteKey = defineAction(SetRemoteKeyRequest, async ({ consoleClient }, body) => {
  const remoteKey = await consoleClient.remoteKeys.set(body);
  refresh();
  return remoteKey;
});

export const removeRemoteKey = defineAction(z.object({}), async ({ consoleClient }) => {
  await consoleClient.remoteKeys.remove();
  refresh();
});
