import { Filing } from '#lib/contract/filing';
import { createdHeaders, respondedOnce } from '#lib/service/edge/answer-headers';
import { answers, jsonText } from '#lib/service/edge/route';
import type { SubmitAnswer } from '#lib/service/submission/submit';

/** What an accepted submission answers. */
export const submissionAnswer = answers(
  Filing,
  'The filing, queued; or, replayed, the filing in its current state',
  createdHeaders,
);

export function submitted({ id, text, replayed }: SubmitAnswer): Response {
  return jsonText(text, 201, { Location: `/v1/filing/${id}`, ...respondedOnce({ replayed }) });
}
