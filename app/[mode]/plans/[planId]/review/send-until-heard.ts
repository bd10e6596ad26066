import type { ActionResult } from '#lib/actions/action-result';
import { patiently } from '#lib/actions/patiently';
import type { Mode } from '#lib/contract/scalars';
import { submitPlan } from './actions.ts';

const PAUSES = [1_000, 2_000, 4_000, 8_000, 15_000];

type Sent = ActionResult<{ filing_id: string }>;

/** A call without an answer is made again: the key of the draft makes sure that it files once. */
export async function sendUntilHeard(
  mode: Mode,
  input: { id: string; version: number; tax_id?: string },
  onSilence: () => void,
): Promise<Sent> {
  for (const pause of PAUSES) {
    const answer = await patiently(submitPlan)(mode, input).catch(() => null);
    const isSilent = !answer || (!answer.ok && answer.problem.code === 'unavailable');
    if (answer && !isSilent) return answer;
    onSilence();
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return patiently(submitPlan)(mode, input).catch(() => ({ ok: false, problem: noAnswer }));
}

const noAnswer = {
  code: 'unavailable',
  status: 503,
  title: 'No answer',
  detail: 'The service cannot be reached. Send again later: the same key is used, so nothing is filed twice.',
  requestId: null,
  retryAfter: null,
};
