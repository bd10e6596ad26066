import { eq } from 'drizzle-orm';
import { addressBlock } from '#lib/config/client-address';
import type { ChangePasswordRequest } from '#lib/contract/password';
import type { Context } from '#lib/service/context';
import { people } from '#lib/service/db/schema/organizations';
import { auditPerson } from '#lib/service/person/audit-person';
import { checkOwnPassword } from '#lib/service/person/check-password';
import { endLinks } from '#lib/service/person/end-links';
import { mailPasswordChanged } from '#lib/service/person/mail-password-changed';
import { hashNewPassword } from '#lib/service/person/new-password';
import { ownAccount } from '#lib/service/person/own-account';
import { logAccess, organizationWide } from '#lib/service/session/log-access';
import type { SignInThrottle } from '#lib/service/session/sign-in-throttle';

/**
 * Changes the password of the signed-in person. All of their sessions end, including this one, and so do the links of
 * their emails, which somebody else may have. Wrong attempts count like those of a sign-in, so that someone who took
 * over a session cannot guess the password.
 */
export async function changePassword(
  ctx: Context,
  throttle: SignInThrottle,
  { current_password, new_password }: ChangePasswordRequest,
): Promise<void> {
  const person = await ownAccount(ctx);
  await checkOwnPassword(ctx, throttle, { person, password: current_password, pointer: '/current_password' });
  const from = addressBlock(ctx.address);
  const password_hash = await hashNewPassword(new_password, person, '/new_password', from);
  const acting = organizationWide(ctx);
  await ctx.parts.database.transaction(async (tx) => {
    await endLinks(tx, person.id);
    await tx.update(people).set({ password_hash }).where(eq(people.id, person.id));
    await auditPerson(acting, tx, 'password.changed', person, null);
    await mailPasswordChanged(ctx.parts, tx, person);
  });
  logAccess(acting, 'password.changed', { object: person.id });
}
