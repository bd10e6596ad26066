import { z } from 'zod';
import { noticeKinds, noticeTimings } from '#lib/contract/notice-kinds';

export const NoticeKind = z.enum(noticeKinds);
export type NoticeKind = z.infer<typeof NoticeKind>;

export const NoticeTiming = z.enum(noticeTimings);
export type NoticeTiming = z.infer<typeof NoticeTiming>;

/** When a person is mailed, of each kind, in the organization in which they are signed in. */
export const NoticeSetting = z
  .object({ object: z.literal('notice_setting'), kinds: z.record(NoticeKind, NoticeTiming) })
  .meta({ id: 'NoticeSetting' });
export type NoticeSetting = z.infer<typeof NoticeSetting>;

/** A kind that is left out stays as it is. */
export const UpdateNoticeSettingRequest = z.object({ kinds: z.partialRecord(NoticeKind, NoticeTiming) });
export type UpdateNoticeSettingRequest = z.infer<typeof UpdateNoticeSettingRequest>;
