import { and, count, desc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { OverviewQuery } from '#lib/contract/overview';
import { type ReadComment, readComments } from '#lib/service/comment/read-comments';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine, sameTenant } from '#lib/service/db/mine';
import { cases } from '#lib/service/db/schema/cases';
import { commentMentions, comments } from '#lib/service/db/schema/comments';
import { filings } from '#lib/service/db/schema/filings';
import type { Need } from '#lib/service/overview/needs/need';

/** A comment that mentions the caller, before the names of people are loaded. */
export type ReadMention = ReadComment & { legal_name: string; jurisdiction: string };

const isForMe = (ctx: Context) =>
  mine(
    ctx,
    commentMentions,
    eq(commentMentions.person_id, ctx.actor.id ?? ''),
    isNull(commentMentions.read_at),
  );

/** Only for the person mentioned: no other filter shows them, and they only need to be read. */
const isListed = ({ owner, snoozed }: OverviewQuery) =>
  snoozed !== 'true' && (owner === undefined || owner === 'me');

/** Unread comments that mention the caller, newest first. */
export const mentionNeed: Need<ReadMention> = {
  read: async (ctx, tx, query, most) => {
    if (!isListed(query)) return [];
    const unread = await tx
      .select({ id: commentMentions.comment_id })
      .from(commentMentions)
      .where(isForMe(ctx))
      .orderBy(desc(commentMentions.comment_id))
      .limit(most);
    const ids = unread.map(({ id }) => id);
    const found = await readComments(ctx, tx, inArray(comments.id, ids), most);
    const subjects = await readSubjects(ctx, tx, ids);
    return found.map((comment) => ({
      ...comment,
      legal_name: subjects.get(comment.row.id)?.legal_name ?? '',
      jurisdiction: subjects.get(comment.row.id)?.jurisdiction ?? '',
    }));
  },
  count: async (ctx, tx, query) => {
    if (!isListed({ ...query, snoozed: undefined })) return { listed: 0, snoozed: 0 };
    const [all] = await tx.select({ unread: count() }).from(commentMentions).where(isForMe(ctx));
    return { listed: all?.unread ?? 0, snoozed: 0 };
  },
};

/** The filing of each comment, directly or through its case. */
async function readSubjects(ctx: Context, tx: Tx, ids: string[]) {
  const rows = await tx
    .select({ id: comments.id, legal_name: filings.legal_name, jurisdiction: filings.jurisdiction })
    .from(comments)
    .leftJoin(cases, sameTenant(cases, comments, eq(cases.id, comments.parent_id)))
    .innerJoin(
      filings,
      and(
        sameTenant(filings, comments),
        or(eq(filings.id, comments.parent_id), eq(filings.id, cases.parent_id)),
      ),
    )
    .where(mine(ctx, comments, inArray(comments.id, ids)));
  return new Map(rows.map((row) => [row.id, row]));
}
