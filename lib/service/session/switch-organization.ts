import { eq } from 'drizzle-orm';
import type { Me, SwitchOrganizationRequest } from '#lib/contract/session';
import type { Context } from '#lib/service/context';
import { sessions } from '#lib/service/db/schema/sessions';
import { notFound, ProblemError } from '#lib/service/errors';
import { audit } from '#lib/service/event/record-event';
import { ownAccount } from '#lib/service/person/own-account';
import { toMe } from '#lib/service/person/to-me';
import { lacksFactor } from '#lib/service/second-factor/lacks-factor';
import { logAccess, organizationWide } from '#lib/service/session/log-access';

/** Moves the session to another organization of the person. Throws `not_found` for one that they do not belong to. */
export async function switchOrganization(
  ctx: Context,
  { organization_id }: SwitchOrganizationRequest,
): Promise<Me> {
  const { session } = ctx;
  const person = await ownAccount(ctx);
  const target = person.organizations.find(({ id }) => id === organization_id);
  if (!session || !target) throw notFound('organization');
  if (session.method === 'single_sign_on' && target.id !== ctx.organizationId) {
    const detail =
      'You came in by the sign-in provider of this organization. Sign in with your password to go on in another one.';
    throw new ProblemError('conflict', detail);
  }
  const acting = { ...organizationWide(ctx), organizationId: target.id };
  await ctx.parts.database.transaction(async (tx) => {
    await tx.update(sessions).set({ organization_id: target.id }).where(eq(sessions.id, session.id));
    await audit(acting, tx, 'session.switched', 'session', session.id, {
      before: { organization_id: ctx.organizationId },
      after: { organization_id: target.id },
    });
  });
  logAccess(acting, 'session.switched', { object: session.id });
  const lacking = await lacksFactor(ctx.parts.database.db, session.id);
  return toMe(person, { ...session, organizationId: target.id, lacksFactor: lacking });
}
