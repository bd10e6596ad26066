'use server';

import { refresh } from 'next/cache';
import { defineAction } from '#lib/actions/define-action';
import { UpdateNoticeSettingRequest } from '#lib/contract/notice';

export const saveNotices = defineAction(UpdateNoticeSettingRequest, async ({ consoleClient }, body) => {
  await consoleClient.noticeSetting.update(body);
  refresh();
});
