'use client';

import { Plus, Users } from 'lucide-react';
import { useState } from 'react';
import { labelOf, shapeOf } from '#components/forms/answer-field';
import { useAnswerForm } from '#components/forms/answer-form-context';
import type { AnswerFieldProps } from '#components/forms/field-props';
import { partyName } from '#components/forms/part-words';
import { PeopleRow } from '#components/forms/people-row';
import { useRows } from '#components/forms/use-rows';
import { Button } from '#components/ui/button';
import { FieldFrame } from '#components/ui/field-frame';
import { showToast } from '#components/ui/show-toast';
import { HeadCell, Table } from '#components/ui/table';
import type { Owner } from '#lib/contract/party';

const focus = (id: string) => requestAnimationFrame(() => document.getElementById(id)?.focus());

export function PeopleAnswer({ field, path, words }: AnswerFieldProps) {
  const { setting } = useAnswerForm();
  const { id, error, rows, add, addAll, move, remove } = useRows(path);
  const [open, setOpen] = useState<string | null>(null);
  const governs = shapeOf(field) === 'governing_person';
  const label = labelOf(field);
  const missing = (setting.owners ?? []).filter(
    (owner) => !rows.some(({ value }) => nameIn(value) === partyName(owner.name)),
  );

  return (
    <FieldFrame as="group" id={id} {...words} {...(error && { error })}>
      {() => (
        <div className="max-w-form">
          {field.required ? (
            <p className="mb-2 text-small text-ink-2">At least 1 is needed. You have {rows.length}.</p>
          ) : null}
          {rows.length > 0 ? (
            <Table caption={label}>
              <thead>
                <tr>
                  <HeadCell>Name</HeadCell>
                  {governs ? <HeadCell>Role</HeadCell> : null}
                  <HeadCell>Address</HeadCell>
                  <HeadCell hidden>Change</HeadCell>
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
                    onOpen={(on) => setOpen(on ? key : null)}
                    onMove={(to) => {
                      setOpen(null);
                      move(index, to);
                      focus(`${id}.${to}-${to < index ? 'up' : 'down'}`);
                    }}
                    onRemove={() => {
                      setOpen(null);
                      const undo = remove(index);
                      showToast(`${nameIn(value) || 'The entry'} removed`, undo);
                      focus(id);
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
                setOpen(add({ name: { type: 'person' } }));
                focus(`${id}.${rows.length}-edit`);
              }}
            >
              Add a person or company
            </Button>
            {missing.length > 0 ? (
              <Button
                icon={<Users size={16} aria-hidden="true" />}
                onClick={() => {
                  addAll(missing.map((owner) => personOf(owner, governs)));
                  // This button goes away with what it offered.
                  focus(id);
                  showToast(`${missing.length} taken from the owners of record`);
                }}
              >
                Take {missing.length === 1 ? '1 owner' : `${missing.length} owners`} of record
              </Button>
            ) : null}
          </div>
        </div>
      )}
    </FieldFrame>
  );
}

function nameIn(value: unknown): string {
  return typeof value === 'object' && value !== null ? partyName(Reflect.get(value, 'name')) : '';
}

function personOf(owner: Owner, governs: boolean) {
  const { ownership_percent: _share, role, email: _email, phone: _phone, ...rest } = owner;
  return { ...rest, ...(governs && role && { role }) };
}
