import { eq } from 'drizzle-orm';
import type { UpdateMeRequest } from '#lib/contract/member';
import type { Me } from '#lib/contract/session';
import type { Context } from '#lib/service/context';
import { people } from '#lib/service/db/schema/organizations';
import { auditPerson } from '#lib/service/person/audit-person';
import { getMe } from '#lib/service/person/get-me';
import { ownAccount } from '#lib/service/person/own-account';
import { logAccess, organizationWide } from '#lib/service/session/log-access';

/** Renames the signed-in person in all of their organizations. The same name again is not recorded. */
export async function updateMe(ctx: Context, { name }: UpdateMeRequest): Promise<Me> {
  const person = await ownAccount(ctx);
  if (name === person.name) return getMe(ctx);
  const acting = organizationWide(ctx);
  await ctx.parts.database.transaction(async (tx) => {
    await tx.update(people).set({ name }).where(eq(people.id, person.id));
    await auditPerson(acting, tx, 'person.renamed', person, { after: { changed: ['name'] } });
  });
  logAccess(acting, 'person.renamed', { object: person.id });
  return getMe(ctx);
}
