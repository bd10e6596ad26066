import type { NoticeSetting, UpdateNoticeSettingRequest } from '#lib/contract/notice';
import { noticeKinds } from '#lib/contract/notice-kinds';
import { timingOf } from '#lib/rules/notice/notice-timing';
import type { Context } from '#lib/service/context';
import type { Db, Tx } from '#lib/service/db/database';
import { memberships } from '#lib/service/db/schema/organizations';
import { notFound } from '#lib/service/errors';
import { audit } from '#lib/service/event/record-event';
import { memberIs } from '#lib/service/person/load-member';
import { refuseVisitor } from '#lib/service/person/refuse-visitor';
import { organizationWide } from '#lib/service/session/log-access';

/** When the signed-in person gets emails in this organization, by kind. */
export async function getNoticeSetting(
  ctx: Context,
  db: Db | Tx = ctx.parts.database.db,
): Promise<NoticeSetting> {
  const [row] = await db
    .select({ roles: memberships.roles, chosen: memberships.notices })
    .from(memberships)
    .where(memberIs(ctx, ctx.actor.id ?? ''));
  if (!row) throw notFound('member');
  const kinds = noticeKinds.map((kind) => [kind, timingOf(row.chosen, row.roles, kind)]);
  return { object: 'notice_setting', kinds: Object.fromEntries(kinds) };
}

export async function updateNoticeSetting(
  ctx: Context,
  { kinds }: UpdateNoticeSettingRequest,
): Promise<NoticeSetting> {
  refuseVisitor(ctx);
  const id = ctx.actor.id ?? '';
  return ctx.parts.database.transaction(async (tx) => {
    const before = await getNoticeSetting(ctx, tx);
    const after = { ...before.kinds, ...kinds };
    await tx.update(memberships).set({ notices: after }).where(memberIs(ctx, id));
    const changes = { before: before.kinds, after };
    await audit(organizationWide(ctx), tx, 'notices.changed', 'person', id, changes);
    return { ...before, kinds: after };
  });
}
