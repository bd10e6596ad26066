import { browserStore } from '#components/drafts/browser-store.ts';
import type { Comment } from '#lib/contract/comment';
import type { Mode } from '#lib/contract/scalars';

type Place = { mode: Mode; parentId: string; comment?: Pick<Comment, 'id' | 'body'> };

/** What is typed, and the key under which it was sent: sent again after a lost answer and a reload, it is one comment. */
type Kept = { typed: string; sent?: { body: string; key: string } };

export type KeptComment = { read: () => Kept | null; write: (kept: Kept | null) => void };

/** What is typed and not sent yet, in this browser: of one's own comment as long as it has the text that is changed. */
export function keptComment({ mode, parentId, comment }: Place): KeptComment {
  const store = browserStore('localStorage', `statehouse.${mode}.comment.${comment?.id ?? parentId}`);
  const of = comment?.body ?? '';
  return {
    read: () => {
      const kept = Object(store.read());
      return kept.of === of && typeof kept.typed === 'string' ? kept : null;
    },
    write: (kept) => store.write(kept && { of, ...kept }),
  };
}
