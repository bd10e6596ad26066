'use client';

import { useState } from 'react';
import { Select } from '#components/ui/select';
import { showToast } from '#components/ui/show-toast.ts';
import { retryAction } from '#lib/actions/retry-action';
import type { Member } from '#lib/contract/member';
import type { Mode } from '#lib/contract/scalars';
import { ShortForm } from '../../../short-form.tsx';
import { useShortForm } from '../../../use-short-form.ts';
import { handOverWork } from '../actions.ts';
import { settingsWords } from '../words.ts';

const words = settingsWords.members;

type HandOverFormProps = { mode: Mode; member: Member; others: readonly Member[]; onDone: () => void };

export function HandOverForm({ mode, member, others, onDone }: HandOverFormProps) {
  const [to, setTo] = useState('');
  const heir = others.find(({ id }) => id === to);
  const form = useShortForm(
    () =>
      heir ? retryAction(handOverWork)(mode, { id: member.id, to }) : [{ name: 'to', message: words.noHeir }],
    () => {
      showToast(words.handedOver(member.name, heir?.name ?? ''));
      onDone();
    },
  );
  return (
    <>
      <p className="mb-4 text-ink-2">{words.handOverDetail}</p>
      <ShortForm form={form} submit={words.handOver}>
        <Select
          name="to"
          label={words.heir}
          emptyLabel={words.chooseHeir}
          options={others.map(({ id, name }) => ({ value: id, label: name }))}
          value={to}
          onChange={(event) => setTo(event.target.value)}
          error={form.errorOf('to')}
        />
      </ShortForm>
    </>
  );
}
