import { Chip } from '#components/ui/chip';
import type { ApprovalDecision, ApprovalStatus } from '#lib/contract/approval';
import { approvalListWords, approvalStatusWords } from './words.ts';

const tones = { waiting: 'withUs', approved: 'done', rejected: 'stop', expired: 'neutral' } as const;

type ApprovalChipProps = { status: ApprovalStatus; decision: ApprovalDecision };

/** While it waits, the chip says for whom. */
export function ApprovalChip({ status, decision }: ApprovalChipProps) {
  if (status !== 'waiting') return <Chip tone={tones[status]}>{approvalStatusWords[status]}</Chip>;
  return decision === 'open' ? (
    <Chip tone="you">{approvalListWords.forYou}</Chip>
  ) : (
    <Chip tone={tones.waiting}>{approvalListWords.forOthers}</Chip>
  );
}
