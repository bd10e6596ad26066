import { eq } from 'drizzle-orm';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { memberships } from '#lib/service/db/schema/organizations';
import { passkeys } from '#lib/service/db/schema/passkeys';
import { ProblemError } from '#lib/service/errors';
import { auditPerson } from '#lib/service/person/audit-person';
import { lockMember } from '#lib/service/person/load-member';
import { dropSecondFactor } from '#lib/service/second-factor/drop-second-factor';
import { mailSecondFactor } from '#lib/service/second-factor/mail-second-factor';
import { endSessionsOf } from '#lib/service/session/end-sessions-of';
import { logAccess, organizationWide } from '#lib/service/session/log-access';

/**
 * Removes the second factor of a member who has lost it, and ends their sessions. Throws `conflict` for the caller, who
 * must remove it with a code, and for a member of another organization too, whose requirement it would break.
 */
export async function resetSecondFactor(ctx: Context, id: string): Promise<void> {
  const acting = organizationWide(ctx);
  // People are not in any tenant's policies, so this uses the service's own transaction.
  const isDropped = await ctx.parts.database.transaction(async (tx) => {
    const { name, email } = await lockMember(ctx, tx, id);
    if (id === ctx.actor.id) {
      throw new ProblemError('conflict', 'Remove your own second factor under Settings, Security.');
    }
    if ((await tx.$count(memberships, eq(memberships.person_id, id))) > 1) {
      const detail = `${name} works for another organization too. Whoever runs the service resets the second factor with npm run admin.`;
      throw new ProblemError('conflict', detail);
    }
    return removeAllFactors(acting, tx, { id, email, organizations: [{ id: ctx.organizationId }] });
  });
  if (isDropped) logAccess(acting, 'second_factor.reset', { object: id });
}

type Losing = { id: string; email: string; organizations: readonly { id: string }[] };

/** For a person who has lost their app, recovery codes and passkeys. False if there was none. */
export async function removeAllFactors(ctx: Context, tx: Tx, person: Losing): Promise<boolean> {
  const hadPasskeys = await tx.delete(passkeys).where(eq(passkeys.person_id, person.id)).returning();
  if (!(await dropSecondFactor(tx, person.id)) && hadPasskeys.length === 0) return false;
  await endSessionsOf(tx, person.id, ctx.now);
  await auditPerson(ctx, tx, 'second_factor.reset', person, { after: { second_factor: null } });
  await mailSecondFactor(ctx.parts, tx, person.email, 'reset');
  return true;
}
