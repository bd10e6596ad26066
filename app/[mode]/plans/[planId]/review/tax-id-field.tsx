'use client';

import { useState } from 'react';
import { formWords } from '#components/forms/words.ts';
import { Button } from '#components/ui/button';
import { TextInput } from '#components/ui/text-input';
import { planReviewWords } from './words.ts';

type TaxIdFieldProps = { value: string; onChange: (value: string) => void; error: string | undefined };

/** The only answer that no draft stores: it stays on this page until it is sent, and is masked unless shown. */
export function TaxIdField({ value, onChange, error }: TaxIdFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      name="tax_id"
      label={formWords.labels.taxId}
      hint={planReviewWords.taxIdHint}
      type={shown ? 'text' : 'password'}
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      width="medium"
      face="code"
      value={value}
      {...(error && { error })}
      onChange={(event) => onChange(event.target.value)}
      after={
        <Button size="small" aria-pressed={shown} onClick={() => setShown(!shown)}>
          {shown ? planReviewWords.hide : planReviewWords.show}
          <span className="sr-only"> {planReviewWords.theNumber}</span>
        </Button>
      }
    />
  );
}
