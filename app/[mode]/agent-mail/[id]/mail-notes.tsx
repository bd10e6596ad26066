'use client';

import { useState } from 'react';
import type { Colleague } from '#components/lists/colleague.ts';
import { selectionWords } from '#components/lists/selection-words.ts';
import { Select } from '#components/ui/select';
import { showToast } from '#components/ui/show-toast.ts';
import { TextArea } from '#components/ui/text-area';
import { TextInput } from '#components/ui/text-input';
import { retryAction } from '#lib/actions/retry-action';
import type { AgentMailRowShown } from '#lib/contract/agent-mail-rows';
import { ShortForm } from '../../../short-form.tsx';
import { useShortForm } from '../../../use-short-form.ts';
import { inboxWords } from '../words.ts';
import { saveMail } from './actions.ts';

const words = inboxWords.piece;

type MailNotesProps = { row: AgentMailRowShown; colleagues: readonly Colleague[] };

/** The organization's own notes about it. */
export function MailNotes({ row: { mail, owner }, colleagues }: MailNotesProps) {
  const [ownerId, setOwnerId] = useState(owner?.id ?? '');
  const [tags, setTags] = useState(mail.tags.join(', '));
  const [note, setNote] = useState(mail.note ?? '');
  const form = useShortForm(
    () =>
      retryAction(saveMail)(mail.mode, {
        id: mail.id,
        owner_id: ownerId || undefined,
        tags: tags
          .split(',')
          .map((tag) => tag.trim())
          .filter(Boolean),
        note: note.trim() || null,
      }),
    () => showToast(words.saved),
  );
  return (
    <ShortForm form={form} submit={words.save}>
      <Select
        name="owner_id"
        label={selectionWords.owner}
        emptyLabel={selectionWords.nobody}
        width="full"
        options={colleagues.map(({ id, name }, at) => ({
          value: id,
          label: at === 0 ? selectionWords.me(name) : name,
        }))}
        value={ownerId}
        onChange={(event) => setOwnerId(event.target.value)}
        error={form.errorOf('owner_id')}
      />
      <TextInput
        name="tags"
        label={inboxWords.tags}
        hint={words.tagsHint}
        optional
        width="full"
        value={tags}
        onChange={(event) => setTags(event.target.value)}
        error={form.errors.find(({ name }) => name?.startsWith('tags'))?.message}
      />
      <TextArea
        name="note"
        label={words.note}
        optional
        width="full"
        rows={3}
        maxLength={2000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        error={form.errorOf('note')}
      />
    </ShortForm>
  );
}
