'use client';

import { useState } from 'react';
import type { AnswerFieldProps } from '#components/forms/field-props.ts';
import { useWholeAnswer } from '#components/forms/use-answer.ts';
import { formWords } from '#components/forms/words.ts';
import { TextArea } from '#components/ui/text-area';
import { isGiven } from '#lib/contract/is-asked';

// An object without a described shape: one member per line, "county: Travis".
export function MembersAnswer({ path, words }: AnswerFieldProps) {
  const { id, value, error, set } = useWholeAnswer(path);
  const [typed, setTyped] = useState(() => spelled(value));
  const shown = JSON.stringify(readMembers(typed)) === JSON.stringify(value || '') ? typed : spelled(value);
  return (
    <TextArea
      {...words}
      hint={
        <>
          {words.hint ? <span className="block">{words.hint}</span> : null}
          <span className="block">{formWords.form.oneFactPerLine}</span>
        </>
      }
      id={id}
      name={path}
      {...(error && { error })}
      face="record"
      value={shown}
      onChange={(event) => {
        setTyped(event.target.value);
        set(readMembers(event.target.value));
      }}
    />
  );
}

/** Lines without a name are collected under `text`. */
export function readMembers(text: string): Record<string, string> | '' {
  const members: Record<string, string> = {};
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    const colon = line.indexOf(':');
    const name = line.slice(0, Math.max(0, colon)).trim();
    if (name && name.length <= 60) members[name] = line.slice(colon + 1).trim();
    else members.text = [members.text, line.trim()].filter(Boolean).join('\n');
  }
  return isGiven(Object.keys(members)) ? members : '';
}

function spelled(value: unknown): string {
  if (typeof value !== 'object' || value === null) return typeof value === 'string' ? value : '';
  return Object.entries(value)
    .map(([name, member]) => `${name}: ${typeof member === 'string' ? member : JSON.stringify(member)}`)
    .join('\n');
}
