'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button';
import { TextInput } from '#components/ui/text-input';
import { readStates } from '#lib/rules/plan/read-states';
import { regionName } from '#lib/rules/us-regions';
import type { StateChoice } from './state-choices.ts';
import { planStartWords } from './words.ts';

type TypedStatesProps = {
  choices: readonly StateChoice[];
  error: string | undefined;
  onAdd: (codes: readonly string[]) => void;
};

/** Accepts "NY, NJ CA" and full names. Text that cannot be added stays in the box with the reason, to be corrected. */
export function TypedStates({ choices, error, onAdd }: TypedStatesProps) {
  const [text, setText] = useState('');
  const [faults, setFaults] = useState<string[]>([]);

  function add(typed: string) {
    const { codes, unknown } = readStates(typed);
    const byCode = new Map(choices.map((choice) => [choice.code, choice]));
    const open = codes.filter((code) => byCode.get(code)?.blocked === null);
    const shut = codes.filter((code) => !open.includes(code));
    onAdd(open);
    setText([...shut.map((code) => code.slice(3)), ...unknown].join(', '));
    setFaults([
      ...shut.map((code) =>
        planStartWords.cannotChoose(
          regionName(code),
          byCode.get(code)?.blocked ?? planStartWords.isNotSupported,
        ),
      ),
      ...(unknown.length > 0 ? [planStartWords.notAState(unknown)] : []),
    ]);
  }

  const fault = faults.length > 0 ? faults.join(' ') : error;
  return (
    <div className="control-row">
      <div className="min-w-0 flex-1 basis-56">
        <TextInput
          name="typed_states"
          label={planStartWords.typeStates}
          hint={planStartWords.typeStatesHint}
          autoComplete="off"
          {...(fault && { error: fault })}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setFaults([]);
          }}
          onPaste={(event) => {
            event.preventDefault();
            add(`${text} ${event.clipboardData.getData('text')}`);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add(text);
          }}
        />
      </div>
      <Button onClick={() => add(text)}>{planStartWords.addStates}</Button>
    </div>
  );
}
