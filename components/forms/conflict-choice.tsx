'use client';

import type { AnswerField } from '#components/forms/answer-field.ts';
import { answerWords } from '#components/forms/answer-words.ts';
import type { AnswerConflict } from '#components/forms/form-setting.ts';
import { formWords } from '#components/forms/words.ts';
import { useChanger } from '#components/people/reader';
import { Button } from '#components/ui/button';
import { Time } from '#components/ui/time';

type ConflictChoiceProps = { field: AnswerField; conflict: AnswerConflict };

// Shows both values side by side; nothing was overwritten, and one press decides. Spans, because it is part of a line.
export function ConflictChoice({ field, conflict }: ConflictChoiceProps) {
  const changer = useChanger();
  const { by, at, yours, theirs, onMine, onTheirs } = conflict;
  const sides = [
    { who: formWords.conflict.yours, value: yours, act: formWords.conflict.keepYours, choose: onMine },
    {
      who: formWords.conflict.theirs,
      value: theirs,
      act: formWords.conflict.takeTheirs,
      choose: onTheirs,
    },
  ];
  return (
    <span className="my-1 block border-you border-l-4 bg-you-tint p-3 text-ui" role="status">
      <span className="block font-semibold text-you">
        {changer(by)} {formWords.conflict.changedAt} <Time value={at} shape="time" />{' '}
        {formWords.conflict.chooseOne}
      </span>
      <span className="mt-2 grid gap-3 sm:grid-cols-2">
        {sides.map((side) => (
          <span key={side.act} className="flex flex-col items-start gap-2">
            <span className="text-ink-2 text-small">{side.who}</span>
            <span className="record whitespace-pre-line break-words text-ink">
              {answerWords(field, side.value).join('\n') || formWords.conflict.nothing}
            </span>
            <Button size="small" onClick={side.choose}>
              {side.act}
            </Button>
          </span>
        ))}
      </span>
    </span>
  );
}
