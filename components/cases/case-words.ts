import { caseWords } from '#components/cases/words.ts';
import type { Case, CaseKind, ResolutionReason } from '#lib/contract/case';

export const CASE_KIND_WORDS: Record<CaseKind, string> = caseWords.kinds;

const sentences: Record<ResolutionReason, string> = {
  response_received: caseWords.resolutions.accepted,
  no_response_needed: caseWords.resolutions.notNeeded,
  parent_canceled: caseWords.resolutions.canceled,
  parent_completed: caseWords.resolutions.completed,
  parent_failed: caseWords.resolutions.failed,
};

/** Why a case is closed. No filing waits for the end of an agent's service that the partner asks for. */
export function resolutionSentence(
  reason: ResolutionReason,
  { parent_type }: Pick<Case, 'parent_type'>,
): string {
  return reason === 'response_received' && parent_type === 'business'
    ? caseWords.resolutions.acceptedOfAgent
    : sentences[reason];
}

/** What happens after an answer was sent, depending on the question and the answer. */
export function afterReview({ kind, response }: Pick<Case, 'kind' | 'response'>): string {
  const staysOn = kind === 'ra_termination' && response?.fields.keep_service === true;
  return staysOn ? caseWords.afterReview.keepService : caseWords.afterReview[kind];
}
