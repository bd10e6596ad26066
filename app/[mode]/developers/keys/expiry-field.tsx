'use client';

import { type ExpiryChoice, lifetimes } from '#components/developers/expiry-choice.ts';
import { DateInput } from '#components/ui/date-input';
import { Select } from '#components/ui/select';
import { keyWords } from './words.ts';

type ExpiryFieldProps = {
  label: string;
  choice: ExpiryChoice;
  onChange: (choice: ExpiryChoice) => void;
  error?: string;
  /** A first choice that only this form has. */
  first?: { value: string; label: string };
};

export function ExpiryField({ label, choice, onChange, error, first }: ExpiryFieldProps) {
  const isDay = choice.lifetime === 'date';
  return (
    <div className="space-y-4">
      <Select
        name="lifetime"
        label={label}
        width="field"
        options={first ? [first, ...lifetimes] : lifetimes}
        value={choice.lifetime}
        onChange={(event) => onChange({ ...choice, lifetime: event.target.value })}
        error={isDay ? undefined : error}
      />
      {isDay ? (
        <DateInput
          name="expires_at"
          label={keyWords.create.lastDay}
          hint={keyWords.create.lastDayHint}
          calendar={{ min: new Date().toISOString().slice(0, 10) }}
          value={choice.day}
          onChange={(day) => onChange({ ...choice, day })}
          error={error}
        />
      ) : null}
    </div>
  );
}
