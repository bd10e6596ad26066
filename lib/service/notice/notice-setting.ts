import type { NoticeSetting } from '#lib/contract/notice';
import { noticeKinds } from '#lib/contract/notice-kinds';
import type { Role } from '#lib/contract/roles';
import { type ChosenTimings, timingOf } from '#lib/rules/notice/notice-timing';
import type { Context } from '#lib/service/context';
import type { Db, Tx } from '#lib/service/db/database';
import { memberships } from '#lib/service/db/schema/organizations';
import { notFound } from '#lib/service/errors';
import { memberIs } from '#lib/service/person/load-member';

/** What the signed-in person chose in this organization, and the roles that decide what they did not. */
export async function loadChoices(ctx: Context, db: Db | Tx) {
  const [row] = await db
    .select({ roles: memberships.roles, chosen: memberships.notices })
    .from(memberships)
    .where(memberIs(ctx, ctx.actor.id ?? ''));
  if (!row) throw notFound('member');
  return row;
}

export function toNoticeSetting(chosen: ChosenTimings, roles: readonly Role[]): NoticeSetting {
  const kinds = noticeKinds.map((kind) => [kind, timingOf(chosen, roles, kind)]);
  return { object: 'notice_setting', kinds: Object.fromEntries(kinds) };
}
