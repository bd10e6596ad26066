import { Approval } from '#lib/contract/approval';
import { Filing } from '#lib/contract/filing';
import { createdHeaders, respondedOnce } from '#lib/service/edge/answer-headers';
import { answers, jsonText, respond } from '#lib/service/edge/route';
import type { SubmitAnswer } from '#lib/service/submission/submit';

/** The response to an accepted submission. */
export const submissionAnswers = {
  201: answers(Filing, 'The filing, queued; or, replayed, the filing in its current state', createdHeaders),
  202: answers(
    Approval,
    'The submission passed its checks and waits for an approval: a rule of the organization holds it. No filing is made yet. Or, replayed, the approval in its current state',
    createdHeaders,
  ),
};

export function submitted(answer: SubmitAnswer): Response {
  const once = respondedOnce(answer);
  if (answer.object === 'approval') {
    const { approval } = answer;
    return respond(Approval, approval, 202, { Location: `/v1/approval/${approval.id}`, ...once });
  }
  return jsonText(answer.text, 201, { Location: `/v1/filing/${answer.id}`, ...once });
}
