'use client';

import { ConfirmQuestion } from '#components/ui/confirm-question';
import { retryAction } from '#lib/actions/retry-action';
import type { Member } from '#lib/contract/member';
import type { Mode } from '#lib/contract/scalars';
import { resetSecondFactor } from '../actions.ts';
import { settingsWords } from '../words.ts';

const words = settingsWords.members;

type ResetFactorProps = { mode: Mode; member: Member; onDone: () => void };

export function ResetFactor({ mode, member, onDone }: ResetFactorProps) {
  return (
    <ConfirmQuestion
      isOpen
      onClose={onDone}
      title={words.resetFactorTitle(member.name)}
      confirmLabel={words.resetFactor}
      keepLabel={words.keep}
      onConfirm={() => retryAction(resetSecondFactor)(mode, { id: member.id })}
    >
      <p>{words.resetFactorDetail}</p>
    </ConfirmQuestion>
  );
}
