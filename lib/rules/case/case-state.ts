import type { Case, CaseStatus } from '#lib/contract/case';

/**
 * `respond`: the partner answers; `ask_again`: the review did not accept the answer; `review`: the service starts a
 * review without an answer; `resolve` and `supersede` end the case.
 */
export const caseActions = ['respond', 'ask_again', 'review', 'resolve', 'supersede'] as const;
export type CaseAction = (typeof caseActions)[number];

const moves: Record<CaseStatus, Partial<Record<CaseAction, CaseStatus>>> = {
  needs_response: {
    respond: 'under_review',
    review: 'under_review',
    resolve: 'resolved',
    supersede: 'superseded',
  },
  under_review: { ask_again: 'needs_response', resolve: 'resolved', supersede: 'superseded' },
  resolved: {},
  superseded: {},
};

export type CaseMove = { ok: true; next: CaseStatus } | { ok: false; detail: string };

export function moveCase(status: CaseStatus, action: CaseAction): CaseMove {
  const next = moves[status][action];
  if (next !== undefined) return { ok: true, next };
  return { ok: false, detail: refusals[status] };
}

const refusals: Record<CaseStatus, string> = {
  needs_response: 'The case already awaits a response.',
  under_review: 'The case is under review and takes no response now.',
  resolved: 'The case is resolved and does not move any more.',
  superseded: 'The case is superseded and does not move any more.',
};

export function acceptsResponse(status: CaseStatus): boolean {
  return status === 'needs_response';
}

/** The statuses in which somebody still has something to do. */
export const openCaseStatuses = ['needs_response', 'under_review'] as const satisfies readonly CaseStatus[];

export function isOpenCase({ status }: { status: CaseStatus }): boolean {
  return openCaseStatuses.some((open) => open === status);
}

/** Whether the case still waits for an answer at `now`, an instant after its due time. */
export function isLateCase({ status, due_at }: Pick<Case, 'status' | 'due_at'>, now: string): boolean {
  return acceptsResponse(status) && due_at !== undefined && Date.parse(due_at) < Date.parse(now);
}

/** Whether the case ended because its answer was accepted. */
export function isAnswerAccepted({ resolution_reason }: Pick<Case, 'resolution_reason'>): boolean {
  return resolution_reason === 'response_received';
}
