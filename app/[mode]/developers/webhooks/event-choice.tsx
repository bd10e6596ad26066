'use client';

import { useState } from 'react';
import { eventGroups } from '#components/developers/webhook-words';
import { FieldFrame } from '#components/ui/field-frame';
import { fieldId } from '#components/ui/field-id.ts';
import { RadioGroup } from '#components/ui/radio-group';
import { webhookWords } from './words.ts';

type EventChoiceProps = {
  /** `['*']` or event types. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  error?: string | undefined;
};

export function EventChoice({ value, onChange, error }: EventChoiceProps) {
  const every = value.includes('*');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const toggle = (type: string, on: boolean) =>
    onChange(on ? [...value, type] : value.filter((other) => other !== type));
  const list = (
    <FieldFrame as="group" id={fieldId('event_types')} label={webhookWords.form.types} error={error}>
      {() => (
        <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
          {eventGroups().map(({ about, types }) => (
            <fieldset key={about}>
              <legend className="text-ink-2 text-small first-letter:uppercase">
                {about.replaceAll('_', ' ')}
              </legend>
              {types.map((type, index) => (
                <label key={type} className="flex min-h-8 items-center gap-2.5 pointer-coarse:min-h-11">
                  <input
                    type="checkbox"
                    name="event_types"
                    id={about === 'filing' && index === 0 ? fieldId('event_types') : undefined}
                    checked={value.includes(type)}
                    onChange={(event) => toggle(type, event.target.checked)}
                    className="size-5 shrink-0"
                  />
                  <code className="font-mono text-small">{type}</code>
                </label>
              ))}
            </fieldset>
          ))}
        </div>
      )}
    </FieldFrame>
  );
  return (
    <RadioGroup
      name="events"
      label={webhookWords.form.sent}
      value={every ? 'all' : 'some'}
      onChange={(event) => {
        if (event.target.value !== 'all') return onChange([...chosen]);
        setChosen(value);
        onChange(['*']);
      }}
      options={[
        { value: 'all', label: webhookWords.form.every, hint: webhookWords.form.everyHint },
        { value: 'some', label: webhookWords.form.chosen, reveals: list },
      ]}
    />
  );
}
