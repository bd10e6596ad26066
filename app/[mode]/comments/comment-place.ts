import type { Colleague } from '#components/lists/colleague.ts';
import type { Comment, CommentParent } from '#lib/contract/comment';
import type { Mode } from '#lib/contract/scalars';

/** The subject of a comment, and who can be mentioned in it. */
export type CommentPlace = {
  mode: Mode;
  parent: CommentParent;
  parentId: string;
  colleagues: readonly Colleague[];
  /** One’s own, to be changed; left out: a new one. */
  comment?: Comment;
};
