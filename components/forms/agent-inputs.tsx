'use client';

import { useFormContext } from 'react-hook-form';
import { AddressInputs } from '#components/forms/address-inputs';
import type { AnswerField } from '#components/forms/answer-field.ts';
import { useAnswerForm } from '#components/forms/answer-form-context.ts';
import { AnswerText } from '#components/forms/answer-text';
import { NameInputs } from '#components/forms/name-inputs';
import { useAnswer } from '#components/forms/use-answer.ts';
import { formWords } from '#components/forms/words.ts';
import { RadioGroup } from '#components/ui/radio-group';
import { theState } from '#lib/rules/the-state';

type AgentInputsProps = {
  field: AnswerField;
  path: string;
  place: string;
  /** The code of the state where its office must be: `TX`. */
  region: string | undefined;
};

export function AgentInputs({ field, path, place, region }: AgentInputsProps) {
  const form = useAnswerForm();
  const { getValues, setValue } = useFormContext();
  const type = useAnswer(`${path}.type`);
  const isPerson = type.text === 'person';
  const wanted = (part: string) => field.inner_required?.includes(part) ?? false;
  return (
    <div className="max-w-field space-y-4">
      <RadioGroup
        id={type.id}
        name={type.name}
        label={formWords.agent.kind}
        inline
        error={type.error ?? ''}
        value={isPerson ? 'person' : 'organization'}
        options={[
          { value: 'organization', label: formWords.agent.organization },
          { value: 'person', label: formWords.agent.person },
        ]}
        onChange={(event) => {
          setValue(`${path}.name.type`, event.target.value === 'person' ? 'person' : 'entity');
          type.set(event.target.value);
        }}
      />
      <NameInputs path={`${path}.name`} kind={isPerson ? 'person' : 'entity'} />
      <fieldset
        className="min-w-0"
        // The state goes without saying, once anything is said: before, it would be an answer that nobody gave.
        onChange={() => {
          const at = `${path}.address.region`;
          if (!region || getValues(at)) return;
          setValue(at, region, { shouldDirty: true });
          form.changed(at);
        }}
      >
        <legend className="mb-2 p-0 font-semibold">
          {formWords.agent.officeIn} {theState(place)}
        </legend>
        <AddressInputs path={`${path}.address`} streetOnly county={wanted('county')} />
      </fieldset>
      <AnswerText
        path={`${path}.email`}
        face="ui"
        label={formWords.agent.email}
        optional={!wanted('email')}
        type="email"
        autoComplete="off"
      />
      <AnswerText
        path={`${path}.phone`}
        face="ui"
        label={formWords.agent.phone}
        optional={!wanted('phone')}
        type="tel"
        width="medium"
        autoComplete="off"
      />
    </div>
  );
}
