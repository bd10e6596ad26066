'use client';

import { TextArea } from '#components/ui/text-area';
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
