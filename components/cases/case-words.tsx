import type { Case, CaseKind, CaseStatus, ResolutionReason } from '#lib/contract/case';

export const CASE_KIND_WORDS: Record<CaseKind, string> = {
  missing_information: 'Missing information',
  legal_name_change: 'Another name',
  ra_termination: 'End of agent service',
};

export const RESOLUTION_SENTENCES: Record<ResolutionReason, string> = {
  response_received: 'Your answer was accepted, and the filing went on.',
  no_response_needed: 'No answer was needed after all.',
  parent_canceled: 'The filing was canceled, so the question is no longer needed.',
  parent_completed: 'The filing was completed without an answer to it.',
  parent_failed: 'The filing could not go on, so the question is no longer needed.',
};

/** What happens after an answer was sent, by what was asked and answered. */
export function afterReview({ kind, response }: Pick<Case, 'kind' | 'response'>): string {
  const staysOn = kind === 'ra_termination' && response?.fields.keep_service === true;
  return staysOn
    ? 'Our service goes on as before, with the reason that you gave on record.'
    : AFTER_REVIEW[kind];
}

const AFTER_REVIEW: Record<CaseKind, string> = {
  missing_information: 'When it is complete we send it on, and the filing moves again.',
  legal_name_change:
    'We check the new name against the rules and the records of the state, then the filing goes on under it.',
  ra_termination: 'We hand over to the new agent; our service ends when the change is on record.',
};

const OPEN: readonly CaseStatus[] = ['needs_response', 'under_review'];

export function isOpenCase(item: Pick<Case, 'status'>): boolean {
  return OPEN.includes(item.status);
}
