import { NoticeSetting, UpdateNoticeSettingRequest } from '#lib/contract/notice';
import { answers, defineRoute, jsonBody, respond } from '#lib/service/edge/route';
import { updateNoticeSetting } from '#lib/service/notice/update-notice-setting';

export const updateNoticeSettingRoute = defineRoute(
  {
    method: 'patch',
    path: '/console/notice-setting',
    operationId: 'updateNoticeSetting',
    summary: 'Choose when one is mailed, of each kind',
    tags: ['Console'],
    access: 'person',
    problems: ['not_found', 'payload_too_large'],
    request: jsonBody(UpdateNoticeSettingRequest),
    responses: { 200: answers(NoticeSetting, 'What the signed-in person is mailed from now on') },
  },
  async (c, ctx) => respond(NoticeSetting, await updateNoticeSetting(ctx, c.req.valid('json'))),
);
