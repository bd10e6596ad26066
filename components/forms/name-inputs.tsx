'use client';

import { AnswerText } from '#components/forms/answer-text';
import { useAnswer } from '#components/forms/use-answer';
import { RadioGroup } from '#components/ui/radio-group';

type NameInputsProps = {
  path: string;
  /** The kind is asked elsewhere, or told by the question. */
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
          label="Person or company"
          inline
          error={type.error ?? ''}
          value={chosen}
          options={[
            { value: 'person', label: 'Person' },
            { value: 'entity', label: 'Company or other entity' },
          ]}
          onChange={(event) => type.set(event.target.value)}
        />
      )}
      {chosen === 'entity' ? (
        <AnswerText path={`${path}.entity_name`} label="Name of the company" autoComplete="off" />
      ) : (
        <div className="grid gap-4 sm:grid-cols-2">
          <AnswerText path={`${path}.first`} label="First name" autoComplete="off" />
          <AnswerText path={`${path}.middle`} label="Middle name" optional autoComplete="off" />
          <AnswerText path={`${path}.last`} label="Last name" autoComplete="off" />
          <AnswerText path={`${path}.suffix`} label="Suffix" optional width="tiny" autoComplete="off" />
        </div>
      )}
    </>
  );
}
