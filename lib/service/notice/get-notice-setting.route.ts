import { NoticeSetting } from '#lib/contract/notice';
import { answers, defineRoute, respond } from '#lib/service/edge/route';
import { getNoticeSetting } from '#lib/service/notice/get-notice-setting';

export const getNoticeSettingRoute = defineRoute(
  {
    method: 'get',
    path: '/console/notice-setting',
    operationId: 'getNoticeSetting',
    summary: 'When one is mailed, of each kind',
    tags: ['Console'],
    access: 'person',
    problems: ['not_found'],
    responses: { 200: answers(NoticeSetting, 'What the signed-in person is mailed, and when') },
  },
  async (_c, ctx) => respond(NoticeSetting, await getNoticeSetting(ctx)),
);
