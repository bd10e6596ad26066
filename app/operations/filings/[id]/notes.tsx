'use client';

import { useKept } from '#components/drafts/use-kept.ts';
import { TextArea } from '#components/ui/text-area';
import { Time } from '#components/ui/time';
import type { DeskNote } from '#lib/contract/desk-move';
import { longestTexts } from '#lib/contract/longest-texts';
import { useKeyOfBody } from '../../../use-key-of-body.ts';
import { DeskForm } from '../../desk-form.tsx';
import { useDeskForm } from '../../use-desk-form.ts';
import { addNote } from './actions.ts';
import { isAdded } from './is-added.ts';
import { besideWords } from './words.ts';

type NotesProps = { filingId: string; notes: readonly DeskNote[]; canAdd: boolean };

/** Internal notes of the desk. */
export function Notes({ filingId, notes, canAdd }: NotesProps) {
  const { typed, change } = useKept(`statehouse.desk.${filingId}.note`, { body: '' }, (kept) =>
    isAdded(notes, kept.body) ? { body: '' } : kept,
  );
  const { body } = typed;
  const keyOf = useKeyOfBody();
  const form = useDeskForm(
    addNote,
    // The same words may be meant again once the first are there.
    () => ({ id: filingId, body, key: keyOf({ body, after: notes.length }) }),
    // What was typed while the answer was on its way is the next note.
    () => change((now) => (now.body === body ? { body: '' } : {})),
  );
  return (
    <>
      {notes.length === 0 ? <p className="mb-2 text-ink-2">{besideWords.noNotes}</p> : null}
      <ul>
        {notes.map((note) => (
          <li key={note.id} className="border-rule border-b py-2">
            <p className="wrap-anywhere whitespace-pre-line">{note.body}</p>
            <p className="text-ink-2 text-small">
              {note.author}, <Time value={note.created_at} />
            </p>
          </li>
        ))}
      </ul>
      {canAdd ? (
        <div className="mt-3">
          <DeskForm form={form} submit={besideWords.addNote} variant="secondary">
            <TextArea
              name="body"
              label={besideWords.writeNote}
              rows={2}
              maxLength={longestTexts.deskNote}
              width="full"
              value={body}
              onChange={(event) => change(() => ({ body: event.target.value }))}
              error={form.errorOf('body')}
            />
          </DeskForm>
        </div>
      ) : null}
    </>
  );
}
