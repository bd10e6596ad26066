'use client';

import { useState } from 'react';
import type { KeptComment } from '#components/comments/kept-comment.ts';
import { bodyOf, typedOf } from '#components/comments/mention-text.ts';
import { commentWords as words } from '#components/comments/words.ts';
import { Button } from '#components/ui/button';
import { retryAction } from '#lib/actions/retry-action';
import { longestTexts } from '#lib/contract/longest-texts';
import { tooLong } from '#lib/contract/too-long';
import { useKeyOfBody } from '../../use-key-of-body.ts';
import { useSubmission } from '../../use-submission.ts';
import { createComment, updateComment } from './actions.ts';
import type { CommentPlace } from './comment-place.ts';
import { MentionInput } from './mention-input.tsx';

type CommentEditorProps = CommentPlace & { kept: KeptComment; onClose: () => void };

/** A comment as it is written. Ctrl Enter sends it. */
export function CommentEditor(props: CommentEditorProps) {
  const { mode, parent, parentId, colleagues, comment, kept, onClose } = props;
  const [begun] = useState(kept.read);
  // People who are mentioned already stay the same, even if a colleague has the same name.
  const people = [...(comment?.mentions ?? []), ...colleagues];
  const [typed, setTyped] = useState(() => begun?.typed ?? (comment ? typedOf(comment.body, people) : ''));
  const keyOf = useKeyOfBody(begun?.sent);
  const { submit, busy, problem, errorOf } = useSubmission(
    () => {
      const body = bodyOf(typed, people).trim();
      if (body === '') return [{ name: 'body', message: words.empty }];
      const most = longestTexts.comment;
      if (body.length > most) return [{ name: 'body', message: tooLong(most) }];
      if (comment) return retryAction(updateComment)(mode, { id: comment.id, body });
      const key = keyOf({ body });
      kept.write({ typed, sent: { body: JSON.stringify({ body }), key } });
      return retryAction(createComment)(mode, { parent, parent_id: parentId, body, key });
    },
    () => {
      // Closed and opened again, it may have become another one.
      if (kept.read()?.typed === typed) kept.write(null);
      onClose();
    },
  );

  function change(text: string) {
    setTyped(text);
    kept.write(text.trim() === '' ? null : { typed: text });
  }

  function cancel() {
    // What is being sent may still be refused.
    if (!busy) kept.write(null);
    onClose();
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      className="max-w-form space-y-2"
    >
      <MentionInput
        name={comment ? `comment-${comment.id}` : 'comment'}
        label={comment ? words.change : words.label}
        people={colleagues}
        value={typed}
        onChange={change}
        isSending={busy}
        onSend={() => void submit()}
        error={errorOf('body') ?? (problem?.code === 'not_found' ? words.gone : problem?.detail)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" variant="primary" busy={busy}>
          {comment ? words.save : words.send}
        </Button>
        <Button size="small" variant="quiet" onClick={cancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
