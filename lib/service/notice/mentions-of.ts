import { eq, isNull, or } from 'drizzle-orm';
import { paths } from '#lib/config/paths';
import { regionName } from '#lib/rules/us-regions';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine, sameTenant } from '#lib/service/db/mine';
import { cases } from '#lib/service/db/schema/cases';
import { commentMentions, comments } from '#lib/service/db/schema/comments';
import { filings } from '#lib/service/db/schema/filings';
import type { Notice } from '#lib/service/notice/notice-of';
import { noticeWords } from '#lib/service/notice/words';

/**
 * The people mentioned in a comment who have not read it, and their email, which has neither its text nor its author,
 * as these could not be erased from it. Null if the comment is gone.
 */
export async function mentionsOf(
  ctx: Context,
  tx: Tx,
  id: string,
): Promise<{ people: string[]; notice: Notice } | null> {
  const [found] = await tx
    .select({
      type: comments.parent_type,
      parent: comments.parent_id,
      name: filings.legal_name,
      state: filings.jurisdiction,
    })
    .from(comments)
    .leftJoin(cases, sameTenant(cases, comments, eq(cases.id, comments.parent_id)))
    .leftJoin(
      filings,
      sameTenant(filings, comments, or(eq(filings.id, comments.parent_id), eq(filings.id, cases.parent_id))),
    )
    .where(mine(ctx, comments, eq(comments.id, id)));
  const mentioned = await tx
    .select({ person: commentMentions.person_id })
    .from(commentMentions)
    .where(mine(ctx, commentMentions, eq(commentMentions.comment_id, id), isNull(commentMentions.read_at)));
  if (!found || mentioned.length === 0) return null;
  const path = paths[found.type](ctx.mode, found.parent);
  const { subject, bare, body } = noticeWords.mention;
  return {
    people: mentioned.map(({ person }) => person),
    notice: {
      kind: 'mention',
      subject: found.name && found.state ? subject(found.name, regionName(found.state)) : bare,
      body: [body, `${ctx.parts.env.BASE_URL}${path}`].join('\n\n'),
    },
  };
}
