'use client';

import { Plus, Users } from 'lucide-react';
import { useState } from 'react';
import { labelOf, shapeOf } from '#components/forms/answer-field.ts';
import { useAnswerForm } from '#components/forms/answer-form-context.ts';
import type { AnswerFieldProps } from '#components/forms/field-props.ts';
import { nameIn, partyName } from '#components/forms/part-words.ts';
import { PeopleRow } from '#components/forms/people-row';
import { useKnownParties } from '#components/forms/use-known-parties.ts';
import { useRows } from '#components/forms/use-rows.ts';
import { formWords } from '#components/forms/words.ts';
import { Button } from '#components/ui/button';
import { FieldFrame } from '#components/ui/field-frame';
import { showToast } from '#components/ui/show-toast.ts';
import { HeadCell, Table } from '#components/ui/table';
import { focusWhenDrawn } from '#components/ui/when-drawn.ts';
import type { Owner } from '#lib/contract/party';
import { isBlank, withoutBlankEnd } from '#lib/rules/plan/tidy-answer';

export function PeopleAnswer({ field, path, words }: AnswerFieldProps) {
  const { setting } = useAnswerForm();
  const { id, error, rows, add, addAll, replace, move, remove } = useRows(path);
  const [open, setOpen] = useState<string | null>(null);
  // The row that was added and is not finished: leaving it removes it.
  const [fresh, setFresh] = useState<string | null>(null);
  const governs = shapeOf(field) === 'governing_person';
  const label = labelOf(field);
  const missing = (setting.owners ?? []).filter(
    (owner) => !rows.some(({ value }) => nameIn(value) === partyName(owner.name)),
  );

  const elsewhere = useKnownParties(field).filter(
    ({ name }) =>
      !rows.some(({ value }) => nameIn(value) === name) &&
      !missing.some((owner) => partyName(owner.name) === name),
  );

  /** Removes a row, and offers to restore it. */
  function takeBack(index: number) {
    const value = rows[index]?.value;
    const undo = remove(index);
    focusWhenDrawn(id);
    if (isBlank(value)) return;
    showToast(formWords.people.removed(nameIn(value)), () => {
      undo();
      focusWhenDrawn(`${id}.${index}-edit`);
    });
  }

  return (
    <FieldFrame as="group" id={id} {...words} {...(error && { error })}>
      {() => (
        <div className="max-w-form" data-closed={rows.length === 0 ? '' : undefined}>
          {field.required ? (
            <p className="mb-2 text-small text-ink-2">
              {formWords.people.atLeastOne(withoutBlankEnd(rows.map(({ value }) => value)).length)}
            </p>
          ) : null}
          {rows.length > 0 ? (
            <Table caption={label}>
              <thead>
                <tr>
                  <HeadCell>{formWords.people.name}</HeadCell>
                  {governs ? <HeadCell>{formWords.people.role}</HeadCell> : null}
                  <HeadCell>{formWords.people.address}</HeadCell>
                  <HeadCell hidden>{formWords.people.change}</HeadCell>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ key, value }, index) => (
                  <PeopleRow
                    key={key}
                    {...{ field, value, index, governs }}
                    path={`${path}.${index}`}
                    count={rows.length}
                    isOpen={open === key}
                    onOpen={(on) => {
                      setOpen(on ? key : null);
                      if (on) return;
                      setFresh(null);
                      if (key === fresh && isBlank(value)) takeBack(index);
                    }}
                    onCancel={(before) => {
                      setOpen(null);
                      setFresh(null);
                      if (key === fresh || isBlank(before)) return takeBack(index);
                      replace(index, before);
                      focusWhenDrawn(`${id}.${index}-edit`);
                    }}
                    onMove={(to) => {
                      setOpen(null);
                      move(index, to);
                      focusWhenDrawn(`${id}.${to}-${to < index ? 'up' : 'down'}`);
                    }}
                    onRemove={() => {
                      setOpen(null);
                      takeBack(index);
                    }}
                  />
                ))}
              </tbody>
            </Table>
          ) : null}
          <div className="mt-3 flex flex-wrap gap-2">
            <Button
              id={id}
              icon={<Plus size={16} aria-hidden="true" />}
              onClick={() => {
                const key = add({ name: { type: 'person' } });
                setOpen(key);
                setFresh(key);
                focusWhenDrawn(`${id}.${rows.length}.name.type`);
              }}
            >
              {formWords.people.add}
            </Button>
            {elsewhere.map(({ name, party, where }) => (
              <Button
                key={name}
                onClick={() => {
                  add({ name: party.name, ...(party.address !== undefined && { address: party.address }) });
                  focusWhenDrawn(id);
                }}
              >
                {formWords.people.addKnown(name, where)}
              </Button>
            ))}
            {missing.length > 0 ? (
              <Button
                icon={<Users size={16} aria-hidden="true" />}
                onClick={() => {
                  addAll(missing.map((owner) => personOf(owner, governs)));
                  // This button disappears with its offer.
                  focusWhenDrawn(id);
                  showToast(formWords.people.ownersAdded(missing.length));
                }}
              >
                {formWords.people.addOwners(missing.length)}
              </Button>
            ) : null}
          </div>
        </div>
      )}
    </FieldFrame>
  );
}

function personOf(owner: Owner, governs: boolean) {
  const { ownership_percent: _share, role, email: _email, phone: _phone, ...rest } = owner;
  return { ...rest, ...(governs && role && { role }) };
}
