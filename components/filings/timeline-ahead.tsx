import { rangeWords } from '#components/filings/moment-words';
import { FILING_MARKS } from '#components/filings/status-mark';
import type { FilingStatus } from '#lib/contract/filing';

const WAY: readonly FilingStatus[] = ['queued', 'ready_to_file', 'processing', 'filed', 'completed'];

export type StepAhead = { status: FilingStatus; title: string; when: string };

type Question = { status: FilingStatus; expected: { from: string; to: string } | null; now: string };

/** The steps that are still to come; the expected days stand at the step that they speak of. */
export function stepsAhead({ status, expected, now }: Question): StepAhead[] {
  const at = WAY.indexOf(status);
  if (at < 0) return [];
  // The window says when the state answers; once it has, when its papers are here.
  const awaited: FilingStatus = status === 'filed' ? 'completed' : 'filed';
  return WAY.slice(at + 1).map((step) => ({
    status: step,
    title: FILING_MARKS[step].word,
    when:
      step === awaited && expected ? `expected ${rangeWords(expected.from, expected.to, now)}` : 'not yet',
  }));
}
