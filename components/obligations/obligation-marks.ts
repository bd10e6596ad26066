import type { StatusMark } from '#components/filings/status-mark.ts';
import { obligationWords } from '#components/obligations/words.ts';
import type { ObligationStatus } from '#lib/contract/obligation';

const { status } = obligationWords;

export const OBLIGATION_MARKS: Record<ObligationStatus, StatusMark> = {
  upcoming: { shape: 'dashed-ring', word: status.upcoming, tone: 'neutral' },
  due: { shape: 'clock', word: status.due, tone: 'you' },
  overdue: { shape: 'triangle', word: status.overdue, tone: 'stop' },
  done: { shape: 'tick', word: status.done, tone: 'done' },
  not_applicable: { shape: 'slash', word: status.not_applicable, tone: 'neutral' },
};
