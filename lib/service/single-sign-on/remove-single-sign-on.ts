import { eq, isNull } from 'drizzle-orm';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { identityProviders } from '#lib/service/db/schema/identity-providers';
import { sessions } from '#lib/service/db/schema/sessions';
import { audit } from '#lib/service/event/record-event';
import { logAccess, organizationWide } from '#lib/service/session/log-access';
import { forgetSubjects } from '#lib/service/single-sign-on/join-by-provider';
import { lockProvider } from '#lib/service/single-sign-on/load-provider';

/** Deletes the provider and ends every session opened through it. Does nothing if there is none. */
export async function removeSingleSignOn(ctx: Context): Promise<void> {
  const acting = organizationWide(ctx);
  // No tenant's policies allow access to the providers, so this uses the service's own transaction.
  const isRemoved = await ctx.parts.database.transaction(async (tx) => {
    const row = await lockProvider(ctx, tx);
    if (!row) return false;
    await tx.delete(identityProviders).where(mine(ctx, identityProviders));
    await endSessionsByProvider(acting, tx);
    await forgetSubjects(acting, tx);
    const { issuer, domain } = row;
    await audit(acting, tx, 'single_sign_on.removed', 'organization', ctx.organizationId, {
      before: { issuer, domain },
    });
    return true;
  });
  if (isRemoved) logAccess(acting, 'single_sign_on.removed', { object: ctx.organizationId });
}

/** Only those in this organization, because its provider is no longer trusted. */
export async function endSessionsByProvider(ctx: Context, tx: Tx): Promise<void> {
  const open = mine(ctx, sessions, eq(sessions.method, 'single_sign_on'), isNull(sessions.ended_at));
  await tx.update(sessions).set({ ended_at: ctx.now }).where(open);
}
