import { eq } from 'drizzle-orm';
import type { UpdateMeRequest } from '#lib/contract/member';
import type { Me } from '#lib/contract/session';
import type { Context } from '#lib/service/context';
import { people } from '#lib/service/db/schema/organizations';
import { audit } from '#lib/service/event/record-event';
import { getMe } from '#lib/service/person/get-me';
import { refuseVisitor } from '#lib/service/person/refuse-visitor';
import { logAccess, organizationWide } from '#lib/service/session/log-access';

/** Renames the signed-in person in all of their organizations. */
export async function updateMe(ctx: Context, { name }: UpdateMeRequest): Promise<Me> {
  refuseVisitor(ctx);
  const acting = organizationWide(ctx);
  const id = ctx.actor.id ?? '';
  await ctx.parts.database.transaction(async (tx) => {
    await tx.update(people).set({ name }).where(eq(people.id, id));
    await audit(acting, tx, 'person.renamed', 'person', id, { after: { changed: ['name'] } });
  });
  logAccess(acting, 'person.renamed', { object: id });
  return getMe(ctx);
}
