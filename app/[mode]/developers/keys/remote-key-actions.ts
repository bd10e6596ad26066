'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import { defineAction } from '#lib/actions/define-action';
import { SetRemoteKeyRequest } from '#lib/contract/console/remote-key';

export const setRemoteKey = defineAction(
  { scope: 'admin', input: SetRemoteKeyRequest },
  async ({ console }, body) => {
    const remoteKey = await console.remoteKeys.set(body);
    refresh();
    return remoteKey;
  },
);

export const removeRemoteKey = defineAction({ scope: 'admin', input: z.object({}) }, async ({ console }) => {
  await console.remoteKeys.remove();
  refresh();
});
