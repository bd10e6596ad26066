import type { ReactNode } from 'react';
import {
  AGENT_MARKS,
  CASE_MARKS,
  FILING_MARKS,
  FLAG_MARKS,
  type Flag,
  type StatusMark,
} from '#components/filings/status-mark.ts';
import { StatusShape } from '#components/filings/status-shape';
import { filingWords } from '#components/filings/words.ts';
import { Chip } from '#components/ui/chip';
import type { CaseStatus, ResolutionReason } from '#lib/contract/case';
import type { Filing, FilingStatus } from '#lib/contract/filing';
import type { RegisteredAgentStatus } from '#lib/contract/registered-agent';

export function MarkChip({ mark, word }: { mark: StatusMark; word?: ReactNode }) {
  return (
    <Chip tone={mark.tone} icon={<StatusShape name={mark.shape} />}>
      {word ?? mark.word}
    </Chip>
  );
}

type FilingStatusChipProps = {
  status: FilingStatus;
  canceledBy?: Filing['canceled_by'];
  /** Drawn beside the chip unchanged. */
  reason?: string;
};

export function FilingStatusChip({ status, canceledBy, reason }: FilingStatusChipProps) {
  const by = status === 'canceled' ? canceledBy : undefined;
  const word = by ? filingWords.status.canceledBy(by === 'partner') : undefined;
  return <Reasoned chip={<MarkChip mark={FILING_MARKS[status]} word={word} />} reason={reason} />;
}

const RESOLUTIONS: Record<ResolutionReason, string> = {
  response_received: filingWords.status.answerAccepted,
  no_response_needed: filingWords.status.noAnswerNeeded,
  parent_canceled: filingWords.status.filingCanceled,
  parent_completed: filingWords.status.filingCompleted,
  parent_failed: filingWords.status.filingFailed,
};

export function CaseStatusChip({ status, reason }: { status: CaseStatus; reason?: ResolutionReason }) {
  return <Reasoned chip={<MarkChip mark={CASE_MARKS[status]} />} reason={reason && RESOLUTIONS[reason]} />;
}

export function RegisteredAgentStatusChip({ status }: { status: RegisteredAgentStatus }) {
  return <MarkChip mark={AGENT_MARKS[status]} />;
}

/** Shown beside a status, never instead of it. `word` has the details: "Expires in 9 days". */
export function FlagChip({ flag, word }: { flag: Flag; word?: ReactNode }) {
  return <MarkChip mark={FLAG_MARKS[flag]} word={word} />;
}

function Reasoned({ chip, reason }: { chip: ReactNode; reason?: string }) {
  if (!reason) return chip;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      {chip} <span className="text-ink-2">{reason}</span>
    </span>
  );
}
