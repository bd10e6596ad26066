import type { Filing } from '#lib/contract/filing';
import type { SubmitAnswer } from '#lib/service/submission/submit';

/** The filing of a submission that no approval rule holds: the demo has no rules. */
export function filed(answer: SubmitAnswer): Filing {
  if (answer.object === 'approval') throw new Error('A submission of the demo waits for an approval.');
  return JSON.parse(answer.text);
}
