import type { NoticeSetting } from '#lib/contract/notice';
import type { Context } from '#lib/service/context';
import { loadChoices, toNoticeSetting } from '#lib/service/notice/notice-setting';

/** When the signed-in person gets emails in this organization, by kind. */
export async function getNoticeSetting(ctx: Context): Promise<NoticeSetting> {
  const { chosen, roles } = await loadChoices(ctx, ctx.parts.database.db);
  return toNoticeSetting(chosen, roles);
}
