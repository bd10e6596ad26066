import { eq } from 'drizzle-orm';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { organizations } from '#lib/service/db/schema/organizations';
import { ProblemError } from '#lib/service/errors';
import { audit } from '#lib/service/event/record-event';
import { newId } from '#lib/service/ids';

/** Creates an organization without people. Throws `conflict` if another one runs the service already. */
export async function createOrganization(
  ctx: Context,
  tx: Tx,
  { name, operates }: { name: string; operates: boolean },
): Promise<string> {
  if (operates) {
    const running = eq(organizations.is_operator, true);
    const [operator] = await tx.select({ name: organizations.name }).from(organizations).where(running);
    if (operator) throw new ProblemError('conflict', `${operator.name} runs this service already.`);
  }
  const id = newId(ctx.now);
  await tx.insert(organizations).values({ id, name, is_operator: operates, created_at: ctx.now });
  await audit({ ...ctx, organizationId: id }, tx, 'organization.created', 'organization', id, {
    after: { name, is_operator: operates },
  });
  return id;
}
