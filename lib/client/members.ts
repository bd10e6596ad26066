import { path } from '#lib/client/path';
import type { Transport } from '#lib/client/transport';
import type { List, PageQuery } from '#lib/contract/list';
import type { HandOverWorkRequest, Member, RemovedMember, UpdateMemberRequest } from '#lib/contract/member';

/** The people of the organization. Changes need the role of an administrator. */
export function memberCalls({ json, send }: Transport) {
  return {
    list: (query: Partial<PageQuery> = {}) =>
      json<List<Member>>({ method: 'GET', path: '/console/member', query }),
    /** Their sessions end, so that they sign in again. `conflict` for the last administrator. */
    update: (id: string, body: UpdateMemberRequest) =>
      json<Member>({ method: 'PATCH', path: path`/console/member/${id}`, body }),
    /** API keys, filings, cases and agent mail, in both modes. */
    handOver: async (id: string, body: HandOverWorkRequest) => {
      await send({ method: 'POST', path: path`/console/member/${id}/hand-over`, body });
    },
    /** Can be undone by `restore`. `conflict` for the last administrator. */
    remove: async (id: string) => {
      await send({ method: 'DELETE', path: path`/console/member/${id}` });
    },
    /** Those who can be restored. */
    removed: (query: Partial<PageQuery> = {}) =>
      json<List<RemovedMember>>({ method: 'GET', path: '/console/removed-member', query }),
    /** As they were before they were removed. `conflict` for a person who became a member again. */
    restore: (id: string) =>
      json<Member>({ method: 'POST', path: path`/console/removed-member/${id}/restore`, body: {} }),
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
