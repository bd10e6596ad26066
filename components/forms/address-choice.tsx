'use client';

import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { AddressInputs } from '#components/forms/address-inputs';
import { useAnswerForm } from '#components/forms/answer-form-context';
import { addressLines } from '#components/forms/answer-words';
import { placeOf } from '#components/forms/check-answer';
import type { AnswerFieldProps } from '#components/forms/field-props';
import { useWholeAnswer } from '#components/forms/use-answer';
import { RadioGroup } from '#components/ui/radio-group';
import { isSameAs } from '#lib/contract/console/tidy-answer';

const SAME = { same_as: 'principal_address' };

// The principal office is offered first, and read out, so that nobody types it twice.
export function AddressChoice({ field, path, words }: AnswerFieldProps) {
  const { principalPath, setting } = useAnswerForm();
  const { id, value, error, set } = useWholeAnswer(path);
  const kept = useRef<unknown>(undefined);
  const principal: unknown = useWatch({ name: principalPath ?? '' });
  const office = addressLines(principal).join(', ');
  // A recorded address that is the principal office is read as such; one that is being typed is not.
  const [isCopy, setCopy] = useState(() => office !== '' && addressLines(value).join(', ') === office);
  // Mail goes to the principal office by itself; any other address is asked for only where the state wants it.
  const isMail = field.name === 'mailing_address';
  const rest = isMail ? 'same' : field.required ? '' : 'none';
  const choice =
    isCopy || isSameAs(value) ? 'same' : typeof value === 'object' && value !== null ? 'other' : rest;

  function choose(next: string) {
    if (choice === 'other') kept.current = value;
    setCopy(false);
    if (next === 'same') set(isMail ? '' : SAME);
    else if (next === 'none') set('');
    else set(kept.current ?? fresh(placeOf(field, setting)?.jurisdiction));
  }

  return (
    <RadioGroup
      {...words}
      optional={false}
      {...(error && { error })}
      id={id}
      name={path}
      value={choice}
      options={[
        {
          value: 'same',
          label: 'Same as the principal office',
          hint: office ? <span className="record">{office}</span> : 'Not entered yet',
        },
        {
          value: 'other',
          label: 'Another address',
          reveals: <AddressInputs path={path} county={field.inner_required?.includes('county') ?? false} />,
        },
        ...(isMail || field.required ? [] : [{ value: 'none', label: 'None, leave it out' }]),
      ]}
      onChange={(event) => choose(event.target.value)}
    />
  );
}

function fresh(jurisdiction: string | undefined) {
  return { country: 'US', ...(jurisdiction && { region: jurisdiction.slice(3) }) };
}
