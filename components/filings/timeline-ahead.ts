import { rangeWords } from '#components/filings/moment-words.ts';
import { FILING_MARKS } from '#components/filings/status-mark.ts';
import { filingWords } from '#components/filings/words.ts';
import type { FilingStatus } from '#lib/contract/filing';
import { filingSteps } from '#lib/rules/filing/filing-state';

export type StepAhead = { status: FilingStatus; title: string; when: string };

type Question = {
  status: FilingStatus;
  expected: { from: string; to: string } | null;
  /** A case waits for an answer: until then nothing advances, and no day can be given. */
  waitsForYou?: boolean;
  now: string;
};

/** The remaining steps; the expected days are shown at the step to which they belong. */
export function stepsAhead({ status, expected, waitsForYou = false, now }: Question): StepAhead[] {
  const at = filingSteps.indexOf(status);
  if (at < 0) return [];
  // The window is for the state's answer; after that, for the arrival of the documents.
  const awaited: FilingStatus = status === 'filed' ? 'completed' : 'filed';
  return filingSteps.slice(at + 1).map((step, index) => {
    const isNext = index === 0;
    const when = waitsForYou && isNext ? filingWords.timeline.afterAnswer : filingWords.timeline.notYet;
    const isTold = step === awaited && expected !== null && !waitsForYou;
    return {
      status: step,
      title: FILING_MARKS[step].word,
      when: isTold ? filingWords.timeline.expected(...expectedDays(expected, now)) : when,
    };
  });
}

/** "1–6 Dec", and whether these days have passed: what `filingWords` makes a sentence of. */
export function expectedDays(
  { from, to }: { from: string; to: string },
  now: string,
): [days: string, isOver: boolean] {
  return [rangeWords(from, to, now), to < now.slice(0, 10)];
}
