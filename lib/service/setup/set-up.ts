import { eq } from 'drizzle-orm';
import { addressBlock } from '#lib/config/client-address';
import type { SetUpRequest } from '#lib/contract/setup';
import { createOrganization } from '#lib/service/administration/create-organization';
import { joinOrganization, newPerson } from '#lib/service/administration/join-organization';
import { setStaff } from '#lib/service/administration/set-staff';
import type { Context } from '#lib/service/context';
import { organizations } from '#lib/service/db/schema/organizations';
import { lockCall } from '#lib/service/db/tenant';
import { invalid, unknownPath } from '#lib/service/errors';
import type { AttemptCounter } from '#lib/service/limits/attempt-counter';
import { hashNewPassword } from '#lib/service/person/new-password';
import { logAccess, organizationWide } from '#lib/service/session/log-access';
import { tooManyAttempts } from '#lib/service/session/sign-in-throttle';
import { isSetUp } from '#lib/service/setup/is-set-up';
import { isSetupCode } from '#lib/service/setup/setup-code';

export const setupTries = { name: 'setup', most: 20, seconds: 900 };

/**
 * Creates the first organization and its first administrator, once, for the person who has the code that the start
 * printed. Throws `not_found` if an organization exists.
 */
export async function setUp(ctx: Context, attempts: AttemptCounter, given: SetUpRequest): Promise<void> {
  const { parts } = ctx;
  if (await isSetUp(parts)) throw unknownPath();
  const counted = await attempts.take(addressBlock(ctx.address));
  if (counted.attempts > setupTries.most) throw tooManyAttempts(counted.seconds);
  if (!isSetupCode(parts, given.setup_token)) {
    const detail =
      'This is not the code that the start printed. It is in the terminal or the log of the service.';
    throw invalid([{ pointer: '/setup_token', code: 'wrong', detail }]);
  }
  const { organization, operates, name, email, password } = given;
  const hash = await hashNewPassword(password, { name, email }, '/password', addressBlock(ctx.address));
  const acting = organizationWide(ctx);
  await parts.database.transaction(async (tx) => {
    // Of two concurrent requests only one may create the first organization.
    await tx.run(lockCall('statehouse setup'));
    const own = eq(organizations.is_demo, false);
    const [first] = await tx.select({ id: organizations.id }).from(organizations).where(own).limit(1);
    if (first) throw unknownPath();
    const organizationId = await createOrganization(acting, tx, { name: organization, operates });
    const person = await newPerson(acting, tx, { name, email, password_hash: hash });
    const inside = { ...acting, organizationId };
    await joinOrganization(inside, tx, person, ['administrator', 'preparer']);
    if (operates) await setStaff(inside, tx, person, ['filer', 'lead']);
  });
  logAccess(acting, 'installation.set_up');
}
