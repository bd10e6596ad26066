'use client';

import { useEffect, useState } from 'react';
import { keptComment } from '#components/comments/kept-comment.ts';
import { commentWords as words } from '#components/comments/words.ts';
import { Button } from '#components/ui/button';
import { onDemand } from '#components/ui/on-demand';
import { useOpened } from '#components/ui/use-opened.ts';
import type { Mode } from '#lib/contract/scalars';
import { markCommentsRead } from './actions.ts';
import type { CommentPlace } from './comment-place.ts';

// A page is read more often than it is commented on.
const CommentEditor = onDemand(async () => (await import('./comment-editor.tsx')).CommentEditor);
const RemoveComment = onDemand(async () => (await import('./remove-comment.tsx')).RemoveComment);

/** The actions for the viewer's own comment, or a link to write a new one. */
export function CommentTools(props: CommentPlace) {
  const { opened, open, close } = useOpened<{ form: 'editor' | 'question' }>();
  const [isBegun, setBegun] = useState(false);
  const { comment, mode } = props;
  const kept = keptComment(props);
  // The server does not know what this browser keeps.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it changes only while the editor is open
  useEffect(() => setBegun(kept.read() !== null), [opened]);
  return (
    <div data-no-print="" className="mt-1">
      {opened?.form === 'editor' ? (
        <CommentEditor {...props} kept={kept} onClose={close} />
      ) : (
        <span className="flex gap-2">
          <Button
            size="small"
            variant={comment ? 'quiet' : undefined}
            onClick={() => open({ form: 'editor' })}
          >
            {isBegun ? words.goOn : comment ? words.edit : words.add}
          </Button>
          {comment ? (
            <Button size="small" variant="quiet" onClick={() => open({ form: 'question' })}>
              {words.remove}
            </Button>
          ) : null}
        </span>
      )}
      {opened?.form === 'question' && comment ? (
        <RemoveComment mode={mode} id={comment.id} onClose={close} />
      ) : null}
    </div>
  );
}

/** A displayed comment counts as read. */
export function ReadMark({ mode, ids }: { mode: Mode; ids: string[] }) {
  const all = ids.join(' ');
  useEffect(() => {
    // What could not be marked is marked when the page is opened again.
    markCommentsRead(mode, { ids: all.split(' ') }).catch(() => {});
  }, [mode, all]);
  return null;
}
