'use client';

import { AnswerText } from '#components/forms/answer-text';
import { useAnswer } from '#components/forms/use-answer.ts';
import { formWords } from '#components/forms/words.ts';
import { RadioGroup } from '#components/ui/radio-group';

type NameInputsProps = {
  path: string;
  /** The type is asked elsewhere, or follows from the question. */
  kind?: 'person' | 'entity';
};

export function NameInputs({ path, kind }: NameInputsProps) {
  const type = useAnswer(`${path}.type`);
  const chosen = kind ?? (type.text === 'entity' ? 'entity' : 'person');
  return (
    <>
      {kind ? null : (
        <RadioGroup
          id={type.id}
          name={type.name}
          label={formWords.people.kind}
          inline
          error={type.error ?? ''}
          value={chosen}
          options={[
            { value: 'person', label: formWords.people.person },
            { value: 'entity', label: formWords.people.company },
          ]}
          onChange={(event) => type.set(event.target.value)}
        />
      )}
      {chosen === 'entity' ? (
        <AnswerText path={`${path}.entity_name`} label={formWords.people.companyName} autoComplete="off" />
      ) : (
        <div className="@container">
          <div className="grid gap-4 sm:grid-cols-2 @min-[44rem]:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)_8rem]">
            <AnswerText path={`${path}.first`} label={formWords.people.first} autoComplete="off" />
            <AnswerText path={`${path}.middle`} label={formWords.people.middle} optional autoComplete="off" />
            <AnswerText path={`${path}.last`} label={formWords.people.last} autoComplete="off" />
            <AnswerText
              path={`${path}.suffix`}
              label={formWords.people.suffix}
              optional
              width="tiny"
              autoComplete="off"
            />
          </div>
        </div>
      )}
    </>
  );
}
