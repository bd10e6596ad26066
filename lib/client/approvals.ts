import { path } from '#lib/client/path';
import type { Transport } from '#lib/client/transport';
import type { Approval, ApprovalListQuery, ApprovalSubmission } from '#lib/contract/approval';
import type { List } from '#lib/contract/list';

export function approvalCalls({ json }: Transport) {
  return {
    list: (query: Partial<ApprovalListQuery> = {}, signal?: AbortSignal) =>
      json<List<Approval>>({ method: 'GET', path: '/v1/approval', query, signal }),
    get: (id: string, signal?: AbortSignal) =>
      json<Approval>({ method: 'GET', path: path`/v1/approval/${id}`, signal }),
    /** The submission that waits, as it was sent. */
    submission: (id: string, signal?: AbortSignal) =>
      json<ApprovalSubmission>({ method: 'GET', path: path`/v1/approval/${id}/submission`, signal }),
  };
}
