import { path } from '#lib/client/path';
import type { Transport } from '#lib/client/transport';
import type {
  AcceptInvitationRequest,
  CreateInvitationRequest,
  FoundInvitation,
  Invitation,
} from '#lib/contract/invitation';
import type { List, PageQuery } from '#lib/contract/list';

/** For administrators, except what the recipient of the link calls: that needs the dashboard's own token. */
export function invitationCalls({ json, send }: Transport) {
  return {
    list: (query: Partial<PageQuery> = {}) =>
      json<List<Invitation>>({ method: 'GET', path: '/console/invitation', query }),
    /** `conflict` for a member, and for an email with an open invitation. */
    create: (body: CreateInvitationRequest) =>
      json<Invitation>({ method: 'POST', path: '/console/invitation', body }),
    /** With a new link. `conflict` within a minute of the last one. */
    resend: (id: string) =>
      json<Invitation>({ method: 'POST', path: path`/console/invitation/${id}/resend` }),
    revoke: async (id: string) => {
      await send({ method: 'DELETE', path: path`/console/invitation/${id}` });
    },
    /** `not_found` for a link that was used or has expired. */
    find: (token: string) =>
      json<FoundInvitation>({ method: 'POST', path: '/console/invitation/find', body: { token } }),
    accept: async (body: AcceptInvitationRequest) => {
      await send({ method: 'POST', path: '/console/invitation/accept', body });
    },
  };
}
