'use client';

import { useState } from 'react';
import { AddressChoice } from '#components/forms/address-choice';
import { AddressInputs } from '#components/forms/address-inputs';
import { useAnswerForm } from '#components/forms/answer-form-context.ts';
import { addressLines } from '#components/forms/answer-words.ts';
import { isWhole } from '#components/forms/check-address.ts';
import { refusedFault } from '#components/forms/check-refused.ts';
import { ClosedQuestion } from '#components/forms/closed-question';
import type { AnswerFieldProps } from '#components/forms/field-props.ts';
import { RefusedAddress } from '#components/forms/refused-address';
import { useWholeAnswer } from '#components/forms/use-answer.ts';
import { useParts } from '#components/forms/use-parts.ts';
import { formWords } from '#components/forms/words.ts';
import { Button } from '#components/ui/button';
import { FieldFrame } from '#components/ui/field-frame';
import { focusWhenDrawn } from '#components/ui/when-drawn.ts';

const PRINCIPAL = 'principal_address';

export function AddressAnswer(props: AnswerFieldProps) {
  const { principalPath } = useAnswerForm();
  if (props.field.name !== PRINCIPAL && principalPath !== null) return <AddressChoice {...props} />;
  return <OwnAddress {...props} />;
}

// A complete address is shown as text; its lines open if one has to be changed.
function OwnAddress({ field, path, words }: AnswerFieldProps) {
  const answer = useWholeAnswer(path);
  const { id, value, error, hasFault, set } = answer;
  const { isShown, show } = useParts(answer);
  const { setting, isFolded } = useAnswerForm();
  const [before] = useState(value);
  const isRefused = refusedFault(field, before, setting) !== null;
  const [open, setOpen] = useState(() => isFolded || isRefused || !isWhole(value));
  const offices = (field.name === PRINCIPAL && setting.offices) || [];
  if (offices.length > 0 && !isShown) {
    const offers = offices.map(({ name, address, where }) => ({
      label: formWords.people.use(name, where),
      onUse: () => openAndFocus(() => set(address), path),
    }));
    const enter = { label: formWords.address.enter, onUse: () => openAndFocus(show, path) };
    return <ClosedQuestion {...{ id, words, error }} offers={[...offers, enter]} />;
  }
  return (
    <FieldFrame as="group" id={id} {...words} {...(error && { error })}>
      {() =>
        open || hasFault ? (
          <div id={id}>
            {isRefused ? <RefusedAddress before={before} /> : null}
            <AddressInputs
              path={path}
              streetOnly={field.street_only}
              county={field.inner_required?.includes('county') ?? false}
              autofill={field.name === PRINCIPAL}
            />
          </div>
        ) : (
          <div className="flex max-w-field items-start justify-between gap-4 border-rule border-l-2 py-1 ps-3">
            <p className="record whitespace-pre-line">{addressLines(value).join('\n')}</p>
            <Button id={id} size="small" onClick={() => openAndFocus(() => setOpen(true), path)}>
              {formWords.fold.change}
              <span className="sr-only"> {words.label}</span>
            </Button>
          </div>
        )
      }
    </FieldFrame>
  );
}

function openAndFocus(open: () => void, path: string) {
  open();
  focusWhenDrawn(`field-${path}.street_line_1`);
}
