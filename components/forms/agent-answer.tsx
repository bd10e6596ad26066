'use client';

import { useRef } from 'react';
import { AgentInputs } from '#components/forms/agent-inputs';
import { useAnswerForm } from '#components/forms/answer-form-context.ts';
import type { AnswerFieldProps } from '#components/forms/field-props.ts';
import { useWholeAnswer } from '#components/forms/use-answer.ts';
import { formWords } from '#components/forms/words.ts';
import { FieldFrame } from '#components/ui/field-frame';
import { RadioGroup } from '#components/ui/radio-group';
import { regionName } from '#lib/rules/us-regions';

export function AgentAnswer({ field, path, words }: AnswerFieldProps) {
  const { setting } = useAnswerForm();
  const { id, value, error, set } = useWholeAnswer(path);
  const kept = useRef<unknown>(undefined);
  const place = setting.jurisdiction ? regionName(setting.jurisdiction) : formWords.agent.theState;
  const named = typeof value === 'object' && value !== null;
  const region = setting.jurisdiction?.slice(3);
  const inputs = <AgentInputs {...{ field, path, place, region }} />;
  const fault = error && { error };
  if (field.required) {
    return (
      <FieldFrame as="group" id={id} {...words} {...fault}>
        {() => <div id={id}>{inputs}</div>}
      </FieldFrame>
    );
  }

  function choose(next: string) {
    if (named) kept.current = value;
    set(next === 'own' ? (kept.current ?? freshAgent(region)) : '');
  }

  return (
    <RadioGroup
      {...words}
      optional={false}
      {...fault}
      id={id}
      name={path}
      value={named ? 'own' : 'service'}
      options={[
        {
          value: 'service',
          label: formWords.agent.servedByUs,
          hint: formWords.agent.servedByUsHint(place),
        },
        {
          value: 'own',
          label: formWords.agent.servedByAnother,
          hint: formWords.agent.servedByAnotherHint(place),
          reveals: inputs,
        },
      ]}
      onChange={(event) => choose(event.target.value)}
    />
  );
}

function freshAgent(region: string | undefined) {
  return {
    type: 'organization',
    name: { type: 'entity' },
    address: { country: 'US', ...(region && { region }) },
  };
}
