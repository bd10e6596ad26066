'use client';

import { lazy, Suspense } from 'react';
import type { AnswerFieldProps } from '#components/forms/field-props';
import { useAnswer } from '#components/forms/use-answer';
import { Skeleton } from '#components/ui/skeleton';

// Dates and calendars are the heaviest controls; a form without a date does not carry them.
const DateInput = lazy(async () => ({ default: (await import('#components/ui/date-input')).DateInput }));
const FutureDateInput = lazy(async () => ({
  default: (await import('#components/ui/future-date-input')).FutureDateInput,
}));

export function DateAnswer({ field, path, words }: AnswerFieldProps) {
  const { id, name, text, error, set, leave } = useAnswer(path);
  const common = { ...words, id, name, error, value: text, onChange: set, onBlur: leave };
  const isAhead = field.name === 'effective_date' || field.earliest || field.latest;
  return (
    <Suspense fallback={<Skeleton label={String(words.label)} lines={2} size="row" />}>
      {isAhead ? (
        <FutureDateInput
          {...common}
          {...(field.earliest && { min: field.earliest })}
          {...(field.latest && { max: field.latest })}
        />
      ) : (
        <DateInput {...common} />
      )}
    </Suspense>
  );
}
