import { and, count, eq, notInArray } from 'drizzle-orm';
import type { Comment, CommentParent, WriteCommentRequest } from '#lib/contract/comment';
import { mentionedIn } from '#lib/service/comment/mentions';
import { type ReadComment, readComments, toComments } from '#lib/service/comment/read-comments';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine, ofTenant } from '#lib/service/db/mine';
import { commentMentions, comments } from '#lib/service/db/schema/comments';
import { withTenant } from '#lib/service/db/tenant';
import { notFound, ProblemError } from '#lib/service/errors';
import { audit } from '#lib/service/event/record-event';
import { isId, newId } from '#lib/service/ids';
import { refuseUnknown } from '#lib/service/overview/objects-that-wait';
import { makeOnce, type Once } from '#lib/service/submission/make-once';

const mostOfOne = 1000;

/** Adds a comment to a filing or a case for the people of the organization; everybody mentioned is notified. */
export async function createComment(
  ctx: Context,
  parent: CommentParent,
  parentId: string,
  { body }: WriteCommentRequest,
  once?: Once,
): Promise<Comment> {
  if (!isId(parentId)) throw notFound(parent);
  const people = await mentionedIn(ctx, body);
  const id = newId(ctx.now);
  const make = async (tx: Tx) => {
    await refuseUnknown(ctx, tx, parent, [parentId.toLowerCase()]);
    const [said] = await tx
      .select({ comments: count() })
      .from(comments)
      .where(mine(ctx, comments, eq(comments.parent_id, parentId)));
    if ((said?.comments ?? 0) >= mostOfOne)
      throw new ProblemError('conflict', `A ${parent} has at most ${mostOfOne} comments. Delete one first.`);
    await tx.insert(comments).values({
      ...ofTenant(ctx),
      id,
      parent_type: parent,
      parent_id: parentId,
      author_id: ctx.actor.id ?? '',
      body,
      created_at: ctx.now,
    });
    await mention(ctx, tx, id, people);
    const after = { parent_id: parentId, mentions: people };
    await audit(ctx, tx, 'comment.created', 'comment', id, { after });
    return show(tx, id);
  };
  const show = async (tx: Tx, own: string) => ({
    ...(await readOwn(ctx, tx, own)),
    id: own,
    object: 'comment',
  });
  const made = await makeOnce(ctx, once, { make, show }, [`comments ${parentId}`]);
  return shown(ctx, made);
}

/** Changes the caller's own comment; people who are newly mentioned are notified. */
export async function updateComment(
  ctx: Context,
  id: string,
  { body }: WriteCommentRequest,
): Promise<Comment> {
  const found = await withTenant(ctx, (tx) => readOwn(ctx, tx, id));
  const before = found.mentions.map(({ person_id }) => person_id);
  const people = await mentionedIn(ctx, body, before);
  const changed = await withTenant(ctx, async (tx) => {
    const { row, mentions } = await readOwn(ctx, tx, id);
    if (row.body === body) return { row, mentions };
    const written = await tx
      .update(comments)
      .set({ body, edited_at: ctx.now })
      .where(mine(ctx, comments, eq(comments.id, row.id)))
      .returning({ id: comments.id });
    // It was deleted meanwhile.
    if (written.length === 0) throw notFound('comment');
    const ofComment = eq(commentMentions.comment_id, row.id);
    const gone = people.length > 0 ? notInArray(commentMentions.person_id, people) : undefined;
    await tx.delete(commentMentions).where(mine(ctx, commentMentions, and(ofComment, gone)));
    await mention(ctx, tx, row.id, people);
    const was = mentions.map(({ person_id }) => person_id);
    const changes = {
      before: { edited_at: row.edited_at?.toISOString() ?? null, mentions: was },
      after: { edited_at: ctx.now.toISOString(), mentions: people },
    };
    await audit(ctx, tx, 'comment.updated', 'comment', row.id, changes);
    return readOwn(ctx, tx, row.id);
  });
  return shown(ctx, changed);
}

/** Deletes the caller's own comment and its mentions. */
export async function deleteComment(ctx: Context, id: string): Promise<void> {
  await withTenant(ctx, async (tx) => {
    const { row } = await readOwn(ctx, tx, id);
    const deleted = await tx
      .delete(comments)
      .where(mine(ctx, comments, eq(comments.id, row.id)))
      .returning({ id: comments.id });
    if (deleted.length === 0) throw notFound('comment');
    const before = { parent_id: row.parent_id };
    await audit(ctx, tx, 'comment.deleted', 'comment', row.id, { before });
  });
}

async function mention(ctx: Context, tx: Tx, comment_id: string, people: readonly string[]): Promise<void> {
  if (people.length === 0) return;
  const rows = people.map((person_id) => ({
    ...ofTenant(ctx),
    comment_id,
    person_id,
    // Nobody is notified of their own comment.
    read_at: person_id === ctx.actor.id ? ctx.now : null,
  }));
  const made = await tx.insert(commentMentions).values(rows).onConflictDoNothing().returning();
  // Test mode is simulated, so nobody gets an email about it.
  if (ctx.mode !== 'live' || made.length === 0) return;
  const payload = { organization_id: ctx.organizationId, mode: ctx.mode, comment_id };
  await ctx.parts.jobs.enqueue(tx, 'send-notices', payload);
}

/** Throws `not_found` if there is none, and `conflict` if it is a colleague’s. */
async function readOwn(ctx: Context, tx: Tx, id: string): Promise<ReadComment> {
  if (!isId(id)) throw notFound('comment');
  const [found] = await readComments(ctx, tx, eq(comments.id, id), 1);
  if (!found) throw notFound('comment');
  if (found.row.author_id !== ctx.actor.id)
    throw new ProblemError('conflict', 'Only its author may change a comment.');
  return found;
}

async function shown(ctx: Context, found: ReadComment): Promise<Comment> {
  const [comment] = await toComments(ctx, [found]);
  if (!comment) throw notFound('comment');
  return comment;
}
