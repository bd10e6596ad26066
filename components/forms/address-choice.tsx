'use client';

import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { AddressInputs } from '#components/forms/address-inputs';
import type { AnswerField } from '#components/forms/answer-field.ts';
import { useAnswerForm } from '#components/forms/answer-form-context.ts';
import { addressLines } from '#components/forms/answer-words.ts';
import { checkAddress, placeOf } from '#components/forms/check-address.ts';
import { refusedFault } from '#components/forms/check-refused.ts';
import type { AnswerFieldProps } from '#components/forms/field-props.ts';
import type { FormSetting } from '#components/forms/form-setting.ts';
import { RefusedAddress } from '#components/forms/refused-address';
import { typedAddresses } from '#components/forms/typed-parties.ts';
import { useWholeAnswer } from '#components/forms/use-answer.ts';
import { formWords } from '#components/forms/words.ts';
import { RadioGroup } from '#components/ui/radio-group';
import { isSameAs } from '#lib/rules/plan/tidy-answer';

const SAME = { same_as: 'principal_address' };

// The principal office is offered first, with its address, so that nobody types it twice.
export function AddressChoice({ field, path, words }: AnswerFieldProps) {
  const { principalPath, setting, parties } = useAnswerForm();
  const { id, value, error, set } = useWholeAnswer(path);
  const kept = useRef<unknown>(undefined);
  const [before] = useState(value);
  const isRefused = refusedFault(field, before, setting) !== null;
  const principal: unknown = useWatch({ name: principalPath ?? '' });
  const office = addressLines(principal).join(', ');
  // A recorded address that equals the principal office is shown as such; one that is being typed is not.
  const [isCopy, setCopy] = useState(() => office !== '' && addressLines(value).join(', ') === office);
  const lines = addressLines(value).join(', ');
  const [used, setUsed] = useState<string | null>(null);
  const others = typedAddresses(parties).filter(
    (one) => one.lines !== office && (one.lines === used || one.lines !== lines),
  );
  // Mail goes to the principal office by default; any other address is requested only if the state requires it.
  const isMail = field.name === 'mailing_address';
  const rest = isMail ? 'same' : field.required ? '' : 'none';
  const choice =
    isCopy || isSameAs(value)
      ? 'same'
      : used !== null && lines === used
        ? used
        : typeof value === 'object' && value !== null
          ? 'other'
          : rest;

  const wrong = office === '' ? null : faultOfOffice(field, principal, setting);

  function choose(next: string) {
    if (choice === 'other') kept.current = value;
    setCopy(false);
    const again = others.find((one) => one.lines === next);
    setUsed(again?.lines ?? null);
    if (again) return set(structuredClone(again.address));
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
          label: formWords.address.sameAsPrincipal,
          hint: office ? (
            <>
              <span className="record">{office}</span>
              {wrong ? (
                <span className="block">
                  {formWords.address.cannotBeUsed} {wrong}
                </span>
              ) : null}
            </>
          ) : (
            formWords.address.notEntered
          ),
          disabled: wrong !== null,
        },
        ...others.map((one) => ({
          value: one.lines,
          label: formWords.address.used,
          hint: <span className="record">{one.lines}</span>,
        })),
        {
          value: 'other',
          label: formWords.address.other,
          reveals: (
            <>
              {isRefused ? <RefusedAddress before={before} /> : null}
              <AddressInputs
                path={path}
                streetOnly={field.street_only}
                county={field.inner_required?.includes('county') ?? false}
              />
            </>
          ),
        },
        ...(isMail || field.required ? [] : [{ value: 'none', label: formWords.address.none }]),
      ]}
      onChange={(event) => choose(event.target.value)}
    />
  );
}

/** Why the principal office cannot be used for this address, said before it is chosen. */
function faultOfOffice(field: AnswerField, office: unknown, setting: FormSetting): string | null {
  const place = placeOf(field, setting);
  const [fault] = place ? checkAddress(office, place) : [];
  return refusedFault(field, office, setting) ?? fault?.message ?? null;
}

function fresh(jurisdiction: string | undefined) {
  return { country: 'US', ...(jurisdiction && { region: jurisdiction.slice(3) }) };
}
