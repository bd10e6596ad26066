import { browserStore } from '#components/drafts/browser-store.ts';
import type { Comment } from '#lib/contract/comment';
import type { Mode } from '#lib/contract/scalars';

type Place = { mode: Mode; parentId: string; comment?: Pick<Comment, 'id' | 'body'> };

export type KeptComment = { read: () => string | null; write: (typed: string | null) => void };

/** What is typed and not sent yet, in this browser: of one's own comment as long as it has the text that is changed. */
export function keptComment({ mode, parentId, comment }: Place): KeptComment {
  const store = browserStore('localStorage', `statehouse.${mode}.comment.${comment?.id ?? parentId}`);
  const of = comment?.body ?? '';
  return {
    read: () => {
      const kept = Object(store.read());
      return kept.of === of && typeof kept.typed === 'string' ? kept.typed : null;
    },
    write: (typed) => store.write(typed === null ? null : { of, typed }),
  };
}
