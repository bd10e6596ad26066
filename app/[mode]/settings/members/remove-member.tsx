'use client';

import { useState } from 'react';
import { ConfirmQuestion } from '#components/ui/confirm-question';
import { Select } from '#components/ui/select';
import { retryAction } from '#lib/actions/retry-action';
import type { Member } from '#lib/contract/member';
import type { Mode } from '#lib/contract/scalars';
import { removeMember } from '../actions.ts';
import { settingsWords } from '../words.ts';

const words = settingsWords.members;

type RemoveMemberProps = { mode: Mode; member: Member; others: readonly Member[]; onDone: () => void };

/** Asks who takes over what the person owned. Members are the same in both modes, so the name must be typed in both. */
export function RemoveMember({ mode, member, others, onDone }: RemoveMemberProps) {
  const [heir, setHeir] = useState('');
  return (
    <ConfirmQuestion
      isOpen
      onClose={onDone}
      title={words.removeTitle(member.name)}
      confirmLabel={words.removeSubmit}
      keepLabel={words.keep}
      typeToConfirm={member.name}
      onConfirm={async () => {
        const query = { id: member.id, ...(heir && { transfer_to: heir }) };
        const outcome = await retryAction(removeMember)(mode, query);
        return outcome.ok ? undefined : outcome.problem;
      }}
    >
      <p>{words.removeDetail}</p>
      <Select
        name="transfer_to"
        label={words.transfer}
        hint={words.transferHint}
        emptyLabel={words.transferNobody}
        options={others.map(({ id, name }) => ({ value: id, label: name }))}
        value={heir}
        onChange={(event) => setHeir(event.target.value)}
      />
    </ConfirmQuestion>
  );
}
