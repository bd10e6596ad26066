import type { NoticeSetting, UpdateNoticeSettingRequest } from '#lib/contract/notice';
import { noticeKinds } from '#lib/contract/notice-kinds';
import type { Role } from '#lib/contract/roles';
import { type ChosenTimings, timingOf } from '#lib/rules/notice/notice-timing';
import type { Context } from '#lib/service/context';
import type { Db, Tx } from '#lib/service/db/database';
import { memberships } from '#lib/service/db/schema/organizations';
import { notFound } from '#lib/service/errors';
import { audit } from '#lib/service/event/record-event';
import { memberIs } from '#lib/service/person/load-member';
import { refuseVisitor } from '#lib/service/person/refuse-visitor';
import { organizationWide } from '#lib/service/session/log-access';

/** When the signed-in person gets emails in this organization, by kind. */
export async function getNoticeSetting(ctx: Context): Promise<NoticeSetting> {
  const { chosen, roles } = await loadChoices(ctx, ctx.parts.database.db);
  return toNoticeSetting(chosen, roles);
}

async function loadChoices(ctx: Context, db: Db | Tx) {
  const [row] = await db
    .select({ roles: memberships.roles, chosen: memberships.notices })
    .from(memberships)
    .where(memberIs(ctx, ctx.actor.id ?? ''));
  if (!row) throw notFound('member');
  return row;
}

function toNoticeSetting(chosen: ChosenTimings, roles: readonly Role[]): NoticeSetting {
  const kinds = noticeKinds.map((kind) => [kind, timingOf(chosen, roles, kind)]);
  return { object: 'notice_setting', kinds: Object.fromEntries(kinds) };
}

export async function updateNoticeSetting(
  ctx: Context,
  { kinds }: UpdateNoticeSettingRequest,
): Promise<NoticeSetting> {
  refuseVisitor(ctx);
  const id = ctx.actor.id ?? '';
  return ctx.parts.database.transaction(async (tx) => {
    const { chosen, roles } = await loadChoices(ctx, tx);
    // What was never chosen keeps following the person's roles.
    const notices = { ...chosen, ...kinds };
    await tx.update(memberships).set({ notices }).where(memberIs(ctx, id));
    const after = toNoticeSetting(notices, roles);
    const changes = { before: toNoticeSetting(chosen, roles).kinds, after: after.kinds };
    await audit(organizationWide(ctx), tx, 'notices.changed', 'person', id, changes);
    return after;
  });
}
