import type { StatusShapeName } from '#components/filings/status-shape';
import { filingWords } from '#components/filings/words.ts';
import type { Tone } from '#components/ui/chip';
import type { CaseStatus } from '#lib/contract/case';
import type { FilingStatus } from '#lib/contract/filing';
import type { RegisteredAgentStatus } from '#lib/contract/registered-agent';

export type StatusMark = { shape: StatusShapeName; word: string; tone: Tone };

export const FILING_MARKS: Record<FilingStatus, StatusMark> = {
  queued: { shape: 'dashed-ring', word: filingWords.status.queued, tone: 'neutral' },
  ready_to_file: { shape: 'quarter', word: filingWords.status.readyToFile, tone: 'withUs' },
  processing: { shape: 'half', word: filingWords.status.processing, tone: 'atState' },
  filed: { shape: 'three-quarters', word: filingWords.status.filed, tone: 'filed' },
  completed: { shape: 'tick', word: filingWords.status.completed, tone: 'done' },
  canceled: { shape: 'slash', word: filingWords.status.canceled, tone: 'neutral' },
};

export const CASE_MARKS: Record<CaseStatus, StatusMark> = {
  needs_response: { shape: 'ask', word: filingWords.status.needsResponse, tone: 'you' },
  under_review: { shape: 'eye', word: filingWords.status.underReview, tone: 'withUs' },
  resolved: { shape: 'tick', word: filingWords.status.resolved, tone: 'done' },
  superseded: { shape: 'replaced', word: filingWords.status.superseded, tone: 'neutral' },
};

export const AGENT_MARKS: Record<RegisteredAgentStatus, StatusMark> = {
  pending: { shape: 'dashed-ring', word: filingWords.status.pending, tone: 'neutral' },
  active: { shape: 'shield', word: filingWords.status.active, tone: 'done' },
  termination_requested: {
    shape: 'hourglass',
    word: filingWords.status.terminationRequested,
    tone: 'withUs',
  },
  terminated: { shape: 'slash', word: filingWords.status.terminated, tone: 'neutral' },
  failed: { shape: 'octagon', word: filingWords.status.failed, tone: 'stop' },
  canceled: { shape: 'slash', word: filingWords.status.canceled, tone: 'neutral' },
};

export type Flag = 'overdue' | 'expiring' | 'needs-you';

export const FLAG_MARKS: Record<Flag, StatusMark> = {
  overdue: { shape: 'triangle', word: filingWords.flags.overdue, tone: 'stop' },
  expiring: { shape: 'clock', word: filingWords.flags.expiresSoon, tone: 'you' },
  'needs-you': { shape: 'ask', word: filingWords.flags.needsYou, tone: 'you' },
};
