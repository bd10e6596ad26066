'use client';

import { type FormEvent, useState } from 'react';
import { bodyOf, typedOf } from '#components/comments/mention-text.ts';
import { commentWords as words } from '#components/comments/words.ts';
import { Button } from '#components/ui/button';
import { createComment, updateComment } from './actions.ts';
import type { CommentPlace } from './comment-place.ts';
import { MentionInput } from './mention-input.tsx';

const mostCharacters = 4000;

type CommentEditorProps = CommentPlace & { onClose: () => void };

/** A comment as it is written. Ctrl Enter sends it. */
export function CommentEditor({ mode, parent, parentId, colleagues, comment, onClose }: CommentEditorProps) {
  const [typed, setTyped] = useState(() => (comment ? typedOf(comment.body, comment.mentions) : ''));
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  // Whoever is mentioned already stays who they are, though a colleague may have the same name.
  const people = [...(comment?.mentions ?? []), ...colleagues];

  async function send(event?: FormEvent) {
    event?.preventDefault();
    if (busy) return;
    const body = bodyOf(typed, people).trim();
    if (body === '') return setError(words.empty);
    if (body.length > mostCharacters) return setError(words.tooLong(mostCharacters));
    setBusy(true);
    const outcome = comment
      ? await updateComment(mode, { id: comment.id, body })
      : await createComment(mode, { parent, parent_id: parentId, body });
    setBusy(false);
    if (!outcome.ok) return setError(outcome.problem.errors?.[0]?.detail ?? outcome.problem.detail);
    document.getElementById('comments-heading')?.focus({ preventScroll: true });
    onClose();
  }

  return (
    <form onSubmit={send} className="max-w-form space-y-2">
      <MentionInput
        name={comment ? `comment-${comment.id}` : 'comment'}
        label={comment ? words.change : words.label}
        people={colleagues}
        value={typed}
        onChange={setTyped}
        onSend={() => void send()}
        error={error}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" variant="primary" busy={busy}>
          {comment ? words.save : words.send}
        </Button>
        <Button size="small" variant="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
