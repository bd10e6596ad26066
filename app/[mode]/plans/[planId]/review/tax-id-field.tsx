'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button';
import { TextInput } from '#components/ui/text-input';

type TaxIdFieldProps = { value: string; onChange: (value: string) => void; error: string | undefined };

/** The one answer that no draft keeps: it lives on this page until it is sent, and is masked unless shown. */
export function TaxIdField({ value, onChange, error }: TaxIdFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      name="tax_id"
      label="SSN or ITIN of the responsible party"
      hint="Nine digits, such as 900-12-3456. It is not saved with the draft: it is sent once, sealed when it arrives, and only its last four digits are ever shown again."
      type={shown ? 'text' : 'password'}
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      maxLength={11}
      width="medium"
      face="code"
      value={value}
      {...(error && { error })}
      onChange={(event) => onChange(event.target.value)}
      after={
        <Button size="small" aria-pressed={shown} onClick={() => setShown(!shown)}>
          {shown ? 'Hide' : 'Show'}
          <span className="sr-only"> the number</span>
        </Button>
      }
    />
  );
}
