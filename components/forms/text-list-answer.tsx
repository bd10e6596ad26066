'use client';

import { Plus } from 'lucide-react';
import type { ClipboardEvent } from 'react';
import type { AnswerFieldProps } from '#components/forms/field-props.ts';
import { linesOf } from '#components/forms/join-lines.ts';
import { useRows } from '#components/forms/use-rows.ts';
import { formWords } from '#components/forms/words.ts';
import { Button } from '#components/ui/button';
import { FieldFrame } from '#components/ui/field-frame';
import { showToast } from '#components/ui/show-toast.ts';
import { TextInput } from '#components/ui/text-input';
import { focusWhenDrawn } from '#components/ui/when-drawn.ts';

export function TextListAnswer({ path, words }: AnswerFieldProps) {
  const { id, error, rows, add, replace, spread, remove } = useRows(path);

  return (
    <FieldFrame as="group" id={id} {...words} {...(error && { error })}>
      {() => (
        <div className="max-w-field space-y-2">
          {rows.map(({ key, value }, index) => (
            <div key={key} className="flex items-center gap-2">
              <div className="min-w-0 flex-1">
                <TextInput
                  id={`${id}.${index}`}
                  name={`${path}.${index}`}
                  label={formWords.form.entryOf(String(words.label), index)}
                  hideLabel
                  face="record"
                  autoComplete="off"
                  value={typeof value === 'string' ? value : JSON.stringify(value)}
                  onChange={(event) => replace(index, event.target.value)}
                  onPaste={(event) => {
                    const entries = pastedEntries(event);
                    if (entries.length < 2) return;
                    event.preventDefault();
                    spread(index, entries);
                    focusWhenDrawn(`${id}.${index + entries.length - 1}`);
                  }}
                />
              </div>
              <Button
                variant="quiet"
                onClick={() => {
                  const undo = remove(index);
                  showToast(formWords.form.entryRemoved(index), undo);
                  focusWhenDrawn(id);
                }}
              >
                Remove<span className="sr-only"> entry {index + 1}</span>
              </Button>
            </div>
          ))}
          <Button
            id={id}
            icon={<Plus size={16} aria-hidden="true" />}
            onClick={() => {
              add('');
              focusWhenDrawn(`${id}.${rows.length}`);
            }}
          >
            {formWords.form.addEntry}
          </Button>
        </div>
      )}
    </FieldFrame>
  );
}

/** A pasted column becomes an entry a line. No comma divides it: a name may have one. */
function pastedEntries({ currentTarget: input, clipboardData }: ClipboardEvent<HTMLInputElement>): string[] {
  const before = input.value.slice(0, input.selectionStart ?? 0);
  const after = input.value.slice(input.selectionEnd ?? 0);
  return linesOf(`${before}${clipboardData.getData('text')}${after}`);
}
