import { same } from '#components/cases/case-draft.ts';
import type { ActionProblem } from '#lib/actions/action-result';
import type { Case, CaseResponse } from '#lib/contract/case';
import { casePageWords } from '../words.ts';

/** Whether it is the very answer that was sent back. */
export function isUnchanged({ response }: Case, { fields, documents = [] }: CaseResponse): boolean {
  return (
    response !== undefined &&
    same(response.fields, fields) &&
    same(response.documents?.toSorted() ?? [], documents.toSorted())
  );
}

/** The message shown instead of sending it. */
export const unchangedAnswer: ActionProblem = {
  ...{ code: 'answer_unchanged', status: 400, requestId: null, retryAfter: null },
  title: casePageWords.unchanged,
  detail: casePageWords.unchangedDetail,
};
