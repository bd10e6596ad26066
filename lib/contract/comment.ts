import { z } from 'zod';
import { Owner } from '#lib/contract/assignment';
import { listOf, PageQuery } from '#lib/contract/list';
import { longestTexts } from '#lib/contract/longest-texts';
import { Id, Timestamp, text } from '#lib/contract/scalars';

export const CommentParent = z.enum(['filing', 'case']);
export type CommentParent = z.infer<typeof CommentParent>;

/** A comment for the organization’s own people: it is never sent to a state, and no API key can read it. */
export const Comment = z
  .object({
    id: Id,
    object: z.literal('comment'),
    parent_type: CommentParent,
    parent_id: Id,
    author: Owner,
    body: z.string().meta({ description: 'Plain text. `<@id>` stands for a person of `mentions`' }),
    mentions: z.array(Owner),
    is_own: z.boolean().meta({ description: 'Whether whoever asks wrote it' }),
    is_unread: z.boolean().meta({ description: 'Whether it mentions whoever asks, who has not read it yet' }),
    created_at: Timestamp,
    edited_at: Timestamp.nullable(),
  })
  .meta({ id: 'Comment' });
export type Comment = z.infer<typeof Comment>;

/** Newest first. */
export const CommentList = listOf(Comment, 'CommentList');
export type CommentList = z.infer<typeof CommentList>;
export const CommentListQuery = PageQuery;

export const WriteCommentRequest = z.object({
  body: text(longestTexts.comment).meta({
    description: 'Plain text. `<@id>` mentions the member of the organization with this id',
    example: 'The county is on the second page of the lease.',
  }),
});
export type WriteCommentRequest = z.infer<typeof WriteCommentRequest>;

export const ReadCommentsRequest = z.object({ ids: z.array(Id).min(1).max(100) });
export type ReadCommentsRequest = z.infer<typeof ReadCommentsRequest>;

/** A comment that mentions the caller, with its subject, as a queue shows it. */
export const MentionRow = z.object({
  comment: Comment,
  legal_name: z.string(),
  jurisdiction: z.string(),
});
export type MentionRow = z.infer<typeof MentionRow>;
