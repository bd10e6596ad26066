'use client';

import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { get, useFormState } from 'react-hook-form';
import type { AnswerField } from '#components/forms/answer-field.ts';
import { addressLines } from '#components/forms/answer-words.ts';
import { memberOf } from '#components/forms/member-of.ts';
import { nameIn } from '#components/forms/part-words.ts';
import { PersonInputs } from '#components/forms/person-inputs';
import { formWords } from '#components/forms/words.ts';
import { Button } from '#components/ui/button';
import { fieldId } from '#components/ui/field-id.ts';
import { Cell, Row, RowHead } from '#components/ui/table-cell';
import { focusWhenDrawn } from '#components/ui/when-drawn.ts';
import { uiWords } from '#components/ui/words.ts';
import { optionWords } from '#lib/rules/requirement/option-words';

type PeopleRowProps = {
  field: AnswerField;
  path: string;
  value: unknown;
  index: number;
  count: number;
  governs: boolean;
  isOpen: boolean;
  onOpen: (on: boolean) => void;
  /** Closes the editor; `before` is the row's value when it was opened. */
  onCancel: (before: unknown) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
};

export function PeopleRow({ field, path, value, index, count, governs, ...row }: PeopleRowProps) {
  const { errors } = useFormState({ name: path });
  const faulty = get(errors, path) !== undefined;
  // A row that was opened because of a fault stays open when it is corrected, so that nothing closes while somebody
  // types.
  const [opened, setOpened] = useState(false);
  if (faulty && !opened) setOpened(true);
  const isOpen = row.isOpen || opened;
  const onOpen = (on: boolean) => {
    setOpened(on && opened);
    row.onOpen(on);
  };
  const id = fieldId(path);
  const name = nameIn(value);
  const called = name || formWords.people.entry(index);

  return (
    <>
      <Row id={id}>
        <RowHead>
          {name ? (
            <span className="record">{name}</span>
          ) : (
            <span className="text-ink-3">{formWords.people.noName}</span>
          )}
        </RowHead>
        {governs ? (
          <Cell label={formWords.people.role}>
            {memberOf(value, 'role')
              ? optionWords(String(memberOf(value, 'role')))
              : formWords.people.roleNotStated}
          </Cell>
        ) : null}
        <Cell label={formWords.people.address}>
          <span className="record">
            {addressLines(memberOf(value, 'address')).join(', ') || (
              <span className="font-sans text-ink-3 text-ui">{formWords.people.noAddress}</span>
            )}
          </span>
        </Cell>
        <Cell actions>
          <span className="flex gap-1 max-sm:flex-wrap">
            <Button size="small" id={`${id}-edit`} aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
              {isOpen ? formWords.people.done : formWords.people.edit}
              <span className="sr-only"> {called}</span>
            </Button>
            {count > 1 ? (
              <>
                <Move
                  id={`${id}-up`}
                  label={formWords.people.moveUp(called)}
                  onClick={() => row.onMove(index - 1)}
                >
                  <ArrowUp size={14} aria-hidden="true" />
                </Move>
                <Move
                  id={`${id}-down`}
                  label={formWords.people.moveDown(called)}
                  onClick={() => row.onMove(index + 1)}
                >
                  <ArrowDown size={14} aria-hidden="true" />
                </Move>
              </>
            ) : null}
            <Button size="small" variant="quiet" onClick={row.onRemove}>
              Remove<span className="sr-only"> {called}</span>
            </Button>
          </span>
        </Cell>
      </Row>
      {isOpen ? (
        <Row>
          <Cell span={governs ? 4 : 3}>
            <RowEditor
              {...{ field, path, value, called }}
              onDone={() => {
                onOpen(false);
                focusWhenDrawn(`${id}-edit`);
              }}
              onCancel={(before) => {
                setOpened(false);
                row.onCancel(before);
              }}
            />
          </Cell>
        </Row>
      ) : null}
    </>
  );
}

type RowEditorProps = Pick<PeopleRowProps, 'field' | 'path' | 'value' | 'onCancel'> & {
  called: string;
  onDone: () => void;
};

function RowEditor({ field, path, value, called, onDone, onCancel }: RowEditorProps) {
  const [before] = useState(() => structuredClone(value));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is the key of the Cancel button inside
    <div
      className="rising py-2"
      onKeyDown={(event) => {
        // While a letter is composed, for example by an accent and its vowel, the key takes back only the letter.
        if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
        event.stopPropagation();
        onCancel(before);
      }}
    >
      <PersonInputs field={field} path={path} />
      <div className="mt-4 flex flex-wrap gap-2">
        <Button size="small" onClick={onDone}>
          {formWords.people.doneWith} {called}
        </Button>
        <Button
          size="small"
          variant="quiet"
          title={formWords.people.cancelKey}
          onClick={() => onCancel(before)}
        >
          {uiWords.cancel}
          <span className="sr-only">
            {' '}
            {formWords.people.changesTo} {called}
          </span>
        </Button>
      </div>
    </div>
  );
}

type MoveProps = { id: string; label: string; onClick: () => void; children: React.ReactNode };

function Move({ label, children, ...rest }: MoveProps) {
  return (
    <Button {...rest} size="small" square variant="quiet">
      {children}
      <span className="sr-only">{label}</span>
    </Button>
  );
}
