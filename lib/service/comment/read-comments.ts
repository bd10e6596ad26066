import { and, desc, eq, inArray, lt, type SQL } from 'drizzle-orm';
import type { Comment, CommentList, CommentParent } from '#lib/contract/comment';
import type { PageQuery } from '#lib/contract/list';
import { namesOf } from '#lib/service/comment/mentions';
import type { Context } from '#lib/service/context';
import { pageOfIds, readIdCursor } from '#lib/service/cursor';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { type CommentRow, commentMentions, comments } from '#lib/service/db/schema/comments';
import { withTenant } from '#lib/service/db/tenant';
import { notFound } from '#lib/service/errors';
import { isId } from '#lib/service/ids';
import { refuseUnknown } from '#lib/service/overview/objects-that-wait';

const order = 'comments newest first';

export type Mention = { comment_id: string; person_id: string; read_at: Date | null };
export type ReadComment = { row: CommentRow; mentions: Mention[] };

/** The comments on a filing or a case, newest first. Throws `not_found` if it is not the organization’s. */
export async function listComments(
  ctx: Context,
  parent: CommentParent,
  id: string,
  { limit, cursor }: PageQuery,
): Promise<CommentList> {
  if (!isId(id)) throw notFound(parent);
  const after = cursor === undefined ? undefined : lt(comments.id, readIdCursor(cursor, order));
  const found = await withTenant(ctx, async (tx) => {
    await refuseUnknown(ctx, tx, parent, [id.toLowerCase()]);
    const ofParent = and(eq(comments.parent_id, id), eq(comments.parent_type, parent), after);
    return readComments(ctx, tx, ofParent, limit + 1);
  });
  const shown = await toComments(ctx, found);
  return pageOfIds(shown, limit, order, (comment) => comment);
}

/** Comments that meet the condition, newest first, each with the people it mentions. */
export async function readComments(
  ctx: Context,
  tx: Tx,
  condition: SQL | undefined,
  most: number,
): Promise<ReadComment[]> {
  const rows = await tx
    .select()
    .from(comments)
    .where(mine(ctx, comments, condition))
    .orderBy(desc(comments.id))
    .limit(most);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const mentions = await tx
    .select()
    .from(commentMentions)
    .where(mine(ctx, commentMentions, inArray(commentMentions.comment_id, ids)));
  const byComment = Map.groupBy(mentions, ({ comment_id }) => comment_id);
  return rows.map((row) => ({ row, mentions: byComment.get(row.id) ?? [] }));
}

/** Adds the names of people, which a tenant’s transaction may not read. */
export async function toComments(ctx: Context, found: readonly ReadComment[]): Promise<Comment[]> {
  const names = await namesOf(
    ctx,
    found.flatMap(({ row, mentions }) => [row.author_id, ...mentions.map(({ person_id }) => person_id)]),
  );
  const person = (id: string) => ({ id, name: names.get(id) ?? '' });
  return found.map(({ row, mentions }) => ({
    id: row.id,
    object: 'comment',
    parent_type: row.parent_type,
    parent_id: row.parent_id,
    author: person(row.author_id),
    body: row.body,
    mentions: mentions.map(({ person_id }) => person(person_id)),
    is_own: row.author_id === ctx.actor.id,
    is_unread: mentions.some(({ person_id, read_at }) => person_id === ctx.actor.id && read_at === null),
    created_at: row.created_at.toISOString(),
    edited_at: row.edited_at?.toISOString() ?? null,
  }));
}
