import { path } from '#lib/client/path';
import { type ClientOptions, createTransport } from '#lib/client/transport';
import type { Case } from '#lib/contract/case';
import type { ChangeAgentRequest } from '#lib/contract/desk-agent';
import type { DeskBusinessList } from '#lib/contract/desk-business';
import type { CheckRequest } from '#lib/contract/desk-check';
import type {
  ClaimFilingRequest,
  ClaimNextRequest,
  DeskCounts,
  DeskFiling,
  DeskFilingListQuery,
} from '#lib/contract/desk-filing';
import type { ChecklistItem, DeskFilingDetail } from '#lib/contract/desk-form';
import type { DeskMail, DeskMailListQuery, WithdrawDeskMailRequest } from '#lib/contract/desk-mail';
import type {
  AddDeskNoteRequest,
  CaseTemplate,
  DeskCancelRequest,
  DeskNote,
  MoveFilingRequest,
  OpenDeskCaseRequest,
  ReviewDeskCaseRequest,
  SupersedeDeskCaseRequest,
} from '#lib/contract/desk-move';
import type { DeskTaxId } from '#lib/contract/desk-tax-id';
import type { Filing } from '#lib/contract/filing';
import type { DeskFilingReport, FilingReportQuery } from '#lib/contract/filing-report';
import type { List, PageQuery } from '#lib/contract/list';
import type { CreateOperatorKeyRequest, OperatorKey, OperatorKeyOnce } from '#lib/contract/operator-key';
import type { RegisteredAgent } from '#lib/contract/registered-agent';

/**
 * Operations of the operations desk, for the staff of the organization that runs the service and robots with an
 * operator key. For everyone else each call throws `not_found`.
 */
export function createDeskClient(options: ClientOptions) {
  const { json, send } = createTransport(options);
  return {
    filings: {
      list: (query: Partial<DeskFilingListQuery> = {}) =>
        json<List<DeskFiling>>({ method: 'GET', path: '/v1/operations/filing', query }),
      /** The number of open filings by each filter of the queue. */
      counts: () => json<DeskCounts>({ method: 'GET', path: '/v1/operations/count' }),
      get: (id: string) => json<DeskFilingDetail>({ method: 'GET', path: path`/v1/operations/filing/${id}` }),
      /** The tax id of an EIN application; claims the filing, and is in the audit log of the partner. */
      readTaxId: (id: string) =>
        json<DeskTaxId>({ method: 'POST', path: path`/v1/operations/filing/${id}/tax-id`, body: {} }),
      /** `filing_claimed` if someone else has claimed it and it is not taken over. */
      claim: (id: string, body: ClaimFilingRequest = {}) =>
        json<DeskFiling>({ method: 'POST', path: path`/v1/operations/filing/${id}/claim`, body }),
      release: (id: string) =>
        json<DeskFiling>({ method: 'POST', path: path`/v1/operations/filing/${id}/release`, body: {} }),
      /** Null if none waits. */
      claimNext: async (body: ClaimNextRequest = {}, idempotencyKey: string = crypto.randomUUID()) => {
        const answer = await send({
          method: 'POST',
          path: '/v1/operations/filing/claim-next',
          body,
          idempotencyKey,
        });
        return answer.status === 204 ? null : ((await answer.json()) as DeskFiling);
      },
      check: (id: string, body: CheckRequest) =>
        json<ChecklistItem>({ method: 'POST', path: path`/v1/operations/filing/${id}/check`, body }),
      addNote: (id: string, body: AddDeskNoteRequest, idempotencyKey: string = crypto.randomUUID()) =>
        json<DeskNote>({
          method: 'POST',
          path: path`/v1/operations/filing/${id}/note`,
          body,
          idempotencyKey,
        }),
      /** `stale_filing` if it is no longer in the status that it is moved from. */
      move: (id: string, body: MoveFilingRequest, idempotencyKey: string = crypto.randomUUID()) =>
        json<Filing>({
          method: 'POST',
          path: path`/v1/operations/filing/${id}/move`,
          body,
          idempotencyKey,
        }),
      cancel: (id: string, body: DeskCancelRequest) =>
        json<Filing>({ method: 'POST', path: path`/v1/operations/filing/${id}/cancel`, body }),
      /** The usual rejections as cases, with their text for this filing. */
      caseTemplates: async (id: string) =>
        (
          await json<{ data: CaseTemplate[] }>({
            method: 'GET',
            path: path`/v1/operations/filing/${id}/case-template`,
          })
        ).data,
      openCase: (id: string, body: OpenDeskCaseRequest, idempotencyKey: string = crypto.randomUUID()) =>
        json<Case>({ method: 'POST', path: path`/v1/operations/filing/${id}/case`, body, idempotencyKey }),
    },
    cases: {
      review: (id: string, body: ReviewDeskCaseRequest) =>
        json<Case>({ method: 'POST', path: path`/v1/operations/case/${id}/review`, body }),
      supersede: (id: string, body: SupersedeDeskCaseRequest = {}) =>
        json<Case>({ method: 'POST', path: path`/v1/operations/case/${id}/supersede`, body }),
    },
    /** The business that a piece of agent mail is for. */
    businesses: {
      find: (q: string) =>
        json<DeskBusinessList>({ method: 'GET', path: '/v1/operations/business', query: { q } }),
    },
    /** What the desk recorded as received by the agents. */
    mail: {
      list: (query: Partial<DeskMailListQuery> = {}) =>
        json<List<DeskMail>>({ method: 'GET', path: '/v1/operations/mail', query }),
      /** The partner reads it no more. `conflict` if it was withdrawn for another reason. */
      withdraw: (id: string, body: WithdrawDeskMailRequest) =>
        json<DeskMail>({ method: 'POST', path: path`/v1/operations/mail/${id}/withdraw`, body }),
    },
    /** The agent that the service provides, by its business. */
    registeredAgents: {
      change: (businessId: string, body: ChangeAgentRequest) =>
        json<RegisteredAgent>({
          method: 'PATCH',
          path: path`/v1/operations/business/${businessId}/registered-agent`,
          body,
        }),
    },
    /** The fees and durations of the filings of all partners, by state. */
    filingReport: (query: Partial<FilingReportQuery> = {}) =>
      json<DeskFilingReport>({ method: 'GET', path: '/v1/operations/filing-report', query }),
    /** Only for leads. */
    keys: {
      list: (query: Partial<PageQuery> = {}) =>
        json<List<OperatorKey>>({ method: 'GET', path: '/v1/operations/key', query }),
      /** `raw_key` is only in this response. */
      create: (body: CreateOperatorKeyRequest, idempotencyKey: string = crypto.randomUUID()) =>
        json<OperatorKeyOnce>({ method: 'POST', path: '/v1/operations/key', body, idempotencyKey }),
      revoke: (id: string) =>
        json<OperatorKey>({ method: 'POST', path: path`/v1/operations/key/${id}/revoke`, body: {} }),
    },
  };
}

export type DeskClient = ReturnType<typeof createDeskClient>;
