'use client';

import { isLongText } from '#components/forms/answer-field.ts';
import type { AnswerFieldProps } from '#components/forms/field-props.ts';
import { useAnswer } from '#components/forms/use-answer.ts';
import { formWords } from '#components/forms/words.ts';
import { RadioGroup } from '#components/ui/radio-group';
import { Select } from '#components/ui/select';
import { TextArea } from '#components/ui/text-area';
import { TextInput } from '#components/ui/text-input';
import { optionWords } from '#lib/rules/requirement/option-words';

const MOST_RADIOS = 5;
/** Options of together this many letters stand in one line. */
const MOST_IN_A_LINE = 40;

const tokens: Record<string, { autoComplete?: string; type?: string; inputMode?: 'email' | 'tel' | 'url' }> =
  {
    email: { autoComplete: 'email', type: 'email', inputMode: 'email' },
    phone: { autoComplete: 'tel', type: 'tel', inputMode: 'tel' },
    website: { autoComplete: 'url', inputMode: 'url' },
  };

export function TextAnswer({ field, path, words }: AnswerFieldProps) {
  const { id, name, text, error, ref, set, leave } = useAnswer(path);
  const common = { ...words, id, name, error, onBlur: leave };
  if (field.options) return <ChoiceAnswer field={field} path={path} words={words} />;
  if (isLongText(field)) {
    return (
      <TextArea
        {...common}
        ref={ref}
        face="record"
        rows={3}
        value={text}
        onChange={(event) => set(event.target.value)}
      />
    );
  }
  const known = tokens[field.name] ?? (field.name.endsWith('_email') ? tokens.email : undefined);
  return (
    <TextInput
      {...common}
      {...known}
      ref={ref}
      face={known ? 'ui' : 'record'}
      value={text}
      onChange={(event) => set(event.target.value)}
    />
  );
}

function ChoiceAnswer({ field, path, words }: AnswerFieldProps) {
  const { id, name, text, error, ref, set, leave } = useAnswer(path);
  const options = (field.options ?? []).map((value) => ({
    value,
    label: field.option_labels?.[value] ?? optionWords(value),
  }));
  const common = { ...words, id, name, error, ref, value: text, onBlur: leave };
  if (options.length > MOST_RADIOS) {
    return (
      <Select
        {...common}
        options={options}
        emptyLabel={formWords.form.choose}
        onChange={(event) => set(event.target.value)}
      />
    );
  }
  // An optional question can be cleared, which radio buttons alone do not allow.
  const none = field.required ? [] : [{ value: '', label: formWords.form.noAnswer }];
  const all = [...options, ...none];
  const isShort = all.map(({ label }) => label).join('').length <= MOST_IN_A_LINE;
  return (
    <RadioGroup {...common} inline={isShort} options={all} onChange={(event) => set(event.target.value)} />
  );
}
