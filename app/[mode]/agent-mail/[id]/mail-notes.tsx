'use client';

import { useState } from 'react';
import { type Colleague, possibleOwners } from '#components/lists/colleague.ts';
import { selectionWords } from '#components/lists/selection-words.ts';
import { Select } from '#components/ui/select';
import { showToast } from '#components/ui/show-toast.ts';
import { TextArea } from '#components/ui/text-area';
import { TextInput } from '#components/ui/text-input';
import { retryAction } from '#lib/actions/retry-action';
import type { AgentMailRowShown } from '#lib/contract/agent-mail-rows';
import { longestTexts } from '#lib/contract/longest-texts';
import { ShortForm } from '../../../short-form.tsx';
import { useShortForm } from '../../../use-short-form.ts';
import { inboxWords } from '../words.ts';
import { saveMail } from './actions.ts';

const words = inboxWords.piece;

type MailNotesProps = { row: AgentMailRowShown; colleagues: readonly Colleague[] };

/** The organization's own notes about it. */
export function MailNotes({ row: { mail, owner }, colleagues }: MailNotesProps) {
  const [before, setBefore] = useState({ tags: mail.tags, note: mail.note, owner_id: owner?.id ?? null });
  const [ownerId, setOwnerId] = useState(owner?.id ?? '');
  const [tags, setTags] = useState(textOf(mail.tags));
  const [note, setNote] = useState(mail.note ?? '');
  const form = useShortForm(
    async () => {
      // A tag of the API may have a comma, and stays one where nobody has typed.
      const tagged = tags === textOf(before.tags) ? before.tags : tagsIn(tags);
      const after = { tags: tagged, note: note.trim() || null, owner_id: ownerId || null };
      const outcome = await retryAction(saveMail)(mail.mode, {
        id: mail.id,
        before: { tags: before.tags, note: before.note },
        ...(after.tags !== before.tags && { tags: after.tags }),
        ...(after.note !== before.note && { note: after.note }),
        ...(after.owner_id !== before.owner_id && { owner_id: after.owner_id }),
      });
      if (!outcome.ok) return outcome;
      setBefore(after);
      // As it was saved, unless it was typed on.
      setTags((now) => (now === tags ? textOf(after.tags) : now));
      setNote((now) => (now === note ? (after.note ?? '') : now));
      return outcome;
    },
    () => showToast(words.saved),
  );
  return (
    <ShortForm form={form} submit={words.save}>
      <Select
        name="owner_id"
        label={selectionWords.owner}
        emptyLabel={selectionWords.nobody}
        width="full"
        options={possibleOwners(colleagues, owner)}
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
        error={form.errorOf('tags')}
      />
      <TextArea
        name="note"
        label={words.note}
        optional
        width="full"
        rows={3}
        maxLength={longestTexts.mailNote}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        error={form.errorOf('note')}
      />
    </ShortForm>
  );
}

const textOf = (tags: readonly string[]) => tags.join(', ');

function tagsIn(text: string): string[] {
  const tags = text.split(',').map((tag) => tag.trim());
  return [...new Set(tags.filter(Boolean))];
}
