import type { Transport } from '#lib/client/transport';
import type { NoticeSetting, UpdateNoticeSettingRequest } from '#lib/contract/notice';

export function noticeSettingCalls({ json }: Transport) {
  return {
    get: () => json<NoticeSetting>({ method: 'GET', path: '/console/notice-setting' }),
    update: (body: UpdateNoticeSettingRequest) =>
      json<NoticeSetting>({ method: 'PATCH', path: '/console/notice-setting', body }),
  };
}
