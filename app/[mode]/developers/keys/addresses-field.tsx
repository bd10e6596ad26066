'use client';

import type { SummaryError } from '#components/ui/error-summary';
import { TextArea } from '#components/ui/text-area';
import type { ActionResult } from '#lib/actions/action-result';
import { keyWords } from './words.ts';

type AddressesFieldProps = {
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
};

/** Where a key works from: one address or range on each line, or a list as it was pasted. */
export function AddressesField({ value, onChange, error }: AddressesFieldProps) {
  return (
    <TextArea
      name="allowed_addresses"
      label={keyWords.create.addresses}
      hint={keyWords.create.addressesHint}
      optional
      rows={2}
      width="full"
      face="code"
      spellCheck={false}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error}
    />
  );
}

export function addressesIn(text: string): string[] {
  return text.split(/[\s,;]+/).filter(Boolean);
}

/** All addresses are typed into one field, so each fault of one of them is shown there. */
export function addressesInPlace<T>(outcome: ActionResult<T>): ActionResult<T> | SummaryError[] {
  const faults = outcome.ok ? [] : (outcome.problem.errors ?? []);
  const named = faults.map(({ pointer, detail }) => ({ name: pointer.split('/')[1] ?? '', message: detail }));
  return named.some(({ name }) => name === 'allowed_addresses') ? named : outcome;
}
