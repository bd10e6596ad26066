import { path } from '#lib/client/path';
import type { Transport } from '#lib/client/transport';
import type { List, PageQuery } from '#lib/contract/list';
import type { ChangePasswordRequest, Member, UpdateMemberRequest } from '#lib/contract/member';

/** The people of the organization. Changes need the role of an administrator. */
export function memberCalls({ json, send }: Transport) {
  return {
    list: (query: Partial<PageQuery> = {}) =>
      json<List<Member>>({ method: 'GET', path: '/console/member', query }),
    /** Their sessions end: they sign in again with the new role. `conflict` for the last administrator. */
    update: (id: string, body: UpdateMemberRequest) =>
      json<Member>({ method: 'PATCH', path: path`/console/member/${id}`, body }),
    remove: async (id: string) => {
      await send({ method: 'DELETE', path: path`/console/member/${id}` });
    },
    /** One's own; every session ends. `validation_error` where the current one is wrong, `rate_limited` after too many. */
    changePassword: async (body: ChangePasswordRequest) => {
      await send({ method: 'POST', path: '/console/password', body });
    },
  };
}
