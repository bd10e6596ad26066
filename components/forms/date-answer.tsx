'use client';

import dynamic from 'next/dynamic';
import type { AnswerFieldProps } from '#components/forms/field-props';
import { useAnswer } from '#components/forms/use-answer';
import { Skeleton } from '#components/ui/skeleton';

const loading = () => <Skeleton label="Date" lines={1} size="block" />;

// Dates and calendars are the heaviest controls; a form without a date does not carry them.
const DateInput = dynamic(() => import('#components/ui/date-input').then((file) => file.DateInput), {
  loading,
});
const FutureDateInput = dynamic(
  () => import('#components/ui/future-date-input').then((file) => file.FutureDateInput),
  { loading },
);

export function DateAnswer({ field, path, words }: AnswerFieldProps) {
  const { id, name, text, error, set, leave } = useAnswer(path);
  const common = { ...words, id, name, error, value: text, onChange: set, onBlur: leave };
  if (field.name === 'effective_date' || field.earliest || field.latest) {
    return (
      <FutureDateInput
        {...common}
        {...(field.earliest && { min: field.earliest })}
        {...(field.latest && { max: field.latest })}
      />
    );
  }
  return <DateInput {...common} />;
}
