'use client';

import type { AnswerField } from '#components/forms/answer-field';
import { answerWords } from '#components/forms/answer-words';
import type { AnswerConflict } from '#components/forms/form-setting';
import { Button } from '#components/ui/button';
import { Time } from '#components/ui/time';

type ConflictChoiceProps = { field: AnswerField; conflict: AnswerConflict };

// Both values stand side by side; nothing was overwritten, and one press decides. Spans, because it is part of a line.
export function ConflictChoice({ field, conflict }: ConflictChoiceProps) {
  const { by, at, yours, theirs, onMine, onTheirs } = conflict;
  const sides = [
    { who: 'Yours', value: yours, act: 'Keep yours', choose: onMine },
    { who: `By ${by}`, value: theirs, act: 'Take theirs', choose: onTheirs },
  ];
  return (
    <span className="my-1 block border-you border-l-4 bg-you-tint p-3 text-ui" role="status">
      <span className="block font-semibold text-you">
        {by} changed this at <Time value={at} shape="time" /> UTC, while you did. Choose one.
      </span>
      <span className="mt-2 grid gap-3 sm:grid-cols-2">
        {sides.map((side) => (
          <span key={side.act} className="flex flex-col items-start gap-2">
            <span className="text-ink-2 text-small">{side.who}</span>
            <span className="record whitespace-pre-line break-words text-ink">
              {answerWords(field, side.value).join('\n') || 'Nothing'}
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
