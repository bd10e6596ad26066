import type { StatusShapeName } from '#components/filings/status-shape';
import type { Tone } from '#components/ui/chip';
import type { CaseStatus } from '#lib/contract/case';
import type { FilingStatus } from '#lib/contract/filing';
import type { RegisteredAgentStatus } from '#lib/contract/registered-agent';

export type StatusMark = { shape: StatusShapeName; word: string; tone: Tone };

export const FILING_MARKS: Record<FilingStatus, StatusMark> = {
  queued: { shape: 'dashed-ring', word: 'Queued', tone: 'neutral' },
  ready_to_file: { shape: 'quarter', word: 'Ready to file', tone: 'withUs' },
  processing: { shape: 'half', word: 'Processing', tone: 'atState' },
  filed: { shape: 'three-quarters', word: 'Filed', tone: 'filed' },
  completed: { shape: 'tick', word: 'Completed', tone: 'done' },
  canceled: { shape: 'slash', word: 'Canceled', tone: 'neutral' },
};

export const CASE_MARKS: Record<CaseStatus, StatusMark> = {
  needs_response: { shape: 'ask', word: 'Needs your answer', tone: 'you' },
  under_review: { shape: 'eye', word: 'We are reviewing', tone: 'withUs' },
  resolved: { shape: 'tick', word: 'Resolved', tone: 'done' },
  superseded: { shape: 'replaced', word: 'No longer needed', tone: 'neutral' },
};

export const AGENT_MARKS: Record<RegisteredAgentStatus, StatusMark> = {
  pending: { shape: 'dashed-ring', word: 'Pending', tone: 'neutral' },
  active: { shape: 'shield', word: 'Active', tone: 'done' },
  termination_requested: { shape: 'hourglass', word: 'Ending requested', tone: 'withUs' },
  terminated: { shape: 'slash', word: 'Ended', tone: 'neutral' },
  failed: { shape: 'octagon', word: 'Failed', tone: 'stop' },
  canceled: { shape: 'slash', word: 'Canceled', tone: 'neutral' },
};

export type Flag = 'overdue' | 'expiring' | 'needs-you';

export const FLAG_MARKS: Record<Flag, StatusMark> = {
  overdue: { shape: 'triangle', word: 'Overdue', tone: 'stop' },
  expiring: { shape: 'clock', word: 'Expires soon', tone: 'you' },
  'needs-you': { shape: 'ask', word: 'Needs you', tone: 'you' },
};
