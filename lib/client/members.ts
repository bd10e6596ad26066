import { path } from '#lib/client/path';
import type { Transport } from '#lib/client/transport';
import type { List, PageQuery } from '#lib/contract/list';
import type { Member, RemoveMemberQuery, UpdateMemberRequest } from '#lib/contract/member';

/** The people of the organization. Changes need the role of an administrator. */
export function memberCalls({ json, send }: Transport) {
  return {
    list: (query: Partial<PageQuery> = {}) =>
      json<List<Member>>({ method: 'GET', path: '/console/member', query }),
    /** Their sessions end, so that they sign in again. `conflict` for the last administrator. */
    update: (id: string, body: UpdateMemberRequest) =>
      json<Member>({ method: 'PATCH', path: path`/console/member/${id}`, body }),
    /** `conflict` for the last administrator. */
    remove: async (id: string, query: RemoveMemberQuery = {}) => {
      await send({ method: 'DELETE', path: path`/console/member/${id}`, query });
    },
    /** Their sessions end. `conflict` for the caller, and for a member of another organization too. */
    resetSecondFactor: async (id: string) => {
      await send({ method: 'DELETE', path: path`/console/member/${id}/second-factor` });
    },
    /** The caller leaves. `conflict` for the last administrator. */
    leave: async () => {
      await send({ method: 'DELETE', path: '/console/membership' });
    },
  };
}
