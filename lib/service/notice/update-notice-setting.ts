import { isDeepStrictEqual } from 'node:util';
import type { NoticeSetting, UpdateNoticeSettingRequest } from '#lib/contract/notice';
import type { Context } from '#lib/service/context';
import { memberships } from '#lib/service/db/schema/organizations';
import { audit } from '#lib/service/event/record-event';
import { loadChoices, toNoticeSetting } from '#lib/service/notice/notice-setting';
import { memberIs } from '#lib/service/person/load-member';
import { refuseVisitor } from '#lib/service/person/refuse-visitor';
import { organizationWide } from '#lib/service/session/log-access';

/** Stores what the signed-in person chooses. Choosing what was chosen already is not recorded. */
export async function updateNoticeSetting(
  ctx: Context,
  { kinds }: UpdateNoticeSettingRequest,
): Promise<NoticeSetting> {
  refuseVisitor(ctx);
  const id = ctx.actor.id ?? '';
  return ctx.parts.database.transaction(async (tx) => {
    const own = memberIs(ctx, id);
    // A choice of another kind at the same time would be undone: all of them are written.
    await tx.select({ id: memberships.person_id }).from(memberships).where(own).for('no key update');
    const { chosen, roles } = await loadChoices(ctx, tx);
    // What was never chosen keeps following the person's roles.
    const notices = { ...chosen, ...kinds };
    const after = toNoticeSetting(notices, roles);
    if (isDeepStrictEqual(notices, chosen)) return after;
    await tx.update(memberships).set({ notices }).where(own);
    const changes = { before: toNoticeSetting(chosen, roles).kinds, after: after.kinds };
    await audit(organizationWide(ctx), tx, 'notices.changed', 'person', id, changes);
    return after;
  });
}
