import { path } from '#lib/client/path';
import type { Transport } from '#lib/client/transport';
import type {
  Approval,
  ApprovalRow,
  ApprovalRowListQuery,
  ApprovalRule,
  CreateApprovalRuleRequest,
  RejectSubmissionRequest,
} from '#lib/contract/approval';
import type { List, PageQuery } from '#lib/contract/list';
import type { Neighbors } from '#lib/contract/neighbors';

/** What only a person may do: decide approvals, and define what needs one. */
export function approvalRowCalls({ send, json }: Transport) {
  return {
    list: (query: Partial<ApprovalRowListQuery> = {}, signal?: AbortSignal) =>
      json<List<ApprovalRow>>({ method: 'GET', path: '/console/approval', query, signal }),
    get: (id: string, signal?: AbortSignal) =>
      json<ApprovalRow>({ method: 'GET', path: path`/console/approval/${id}`, signal }),
    /** The approvals that wait for the person before and after this one, oldest first. */
    neighbors: (id: string) =>
      json<Neighbors>({ method: 'GET', path: path`/console/approval/${id}/neighbors` }),
    /**
     * Idempotent: an approved one returns the same result. With `version`, `precondition_failed` if the approval has
     * changed since it was read.
     */
    approve: (id: string, version?: string) =>
      json<Approval>({
        method: 'POST',
        path: path`/console/approval/${id}/approve`,
        body: {},
        ifMatch: version,
        timeoutMs: 30_000,
      }),
    reject: (id: string, body: RejectSubmissionRequest) =>
      json<Approval>({ method: 'POST', path: path`/console/approval/${id}/reject`, body }),
    rules: (query: Partial<PageQuery> = {}, signal?: AbortSignal) =>
      json<List<ApprovalRule>>({ method: 'GET', path: '/console/approval-rule', query, signal }),
    createRule: (body: CreateApprovalRuleRequest, idempotencyKey: string = crypto.randomUUID()) =>
      json<ApprovalRule>({ method: 'POST', path: '/console/approval-rule', body, idempotencyKey }),
    deleteRule: async (id: string) => {
      await send({ method: 'DELETE', path: path`/console/approval-rule/${id}` });
    },
    /** `conflict` if there are the most rules already. */
    restoreRule: (id: string) =>
      json<ApprovalRule>({ method: 'POST', path: path`/console/approval-rule/${id}/restore`, body: {} }),
  };
}
