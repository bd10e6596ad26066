import { z } from 'zod';
import { noticeKinds, noticeTimings } from '#lib/contract/notice-kinds';

export const NoticeKind = z.enum(noticeKinds);
export type NoticeKind = z.infer<typeof NoticeKind>;

export const NoticeTiming = z.enum(noticeTimings);
export type NoticeTiming = z.infer<typeof NoticeTiming>;

/** When a person gets emails, by kind, in the organization of their session. */
export const NoticeSetting = z
  .object({ object: z.literal('notice_setting'), kinds: z.record(NoticeKind, NoticeTiming) })
  .meta({ id: 'NoticeSetting' });
export type NoticeSetting = z.infer<typeof NoticeSetting>;

/** Missing kinds stay as they are. */
export const UpdateNoticeSettingRequest = z.object({ kinds: z.partialRecord(NoticeKind, NoticeTiming) });
export type UpdateNoticeSettingRequest = z.infer<typeof UpdateNoticeSettingRequest>;
