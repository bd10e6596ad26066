'use client';

import { ConfirmQuestion } from '#components/ui/confirm-question';
import { retryAction } from '#lib/actions/retry-action';
import type { Member } from '#lib/contract/member';
import type { Mode } from '#lib/contract/scalars';
import { updateMember } from '../actions.ts';
import { settingsWords } from '../words.ts';

const words = settingsWords.members;

type SuspendMemberProps = { mode: Mode; member: Member; onDone: () => void };

export function SuspendMember({ mode, member, onDone }: SuspendMemberProps) {
  return (
    <ConfirmQuestion
      isOpen
      onClose={onDone}
      title={words.suspendTitle(member.name)}
      confirmLabel={words.suspend}
      keepLabel={words.keep}
      onConfirm={() => retryAction(updateMember)(mode, { id: member.id, suspended: true })}
    >
      <p>{words.suspendDetail}</p>
    </ConfirmQuestion>
  );
}
