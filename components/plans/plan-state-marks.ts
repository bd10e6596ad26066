import type { StatusMark } from '#components/filings/status-mark.ts';
import { planWords } from '#components/plans/words.ts';
import type { PlanStateStatus } from '#lib/contract/plan';

const { status } = planWords;

export const PLAN_STATE_MARKS: Record<PlanStateStatus, StatusMark> = {
  draft: { shape: 'dashed-ring', word: status.draft, tone: 'neutral' },
  waiting_approval: { shape: 'eye', word: status.waitingApproval, tone: 'withUs' },
  sending: { shape: 'half', word: status.sending, tone: 'withUs' },
  sent: { shape: 'tick', word: status.sent, tone: 'done' },
  refused: { shape: 'ask', word: status.refused, tone: 'stop' },
};
