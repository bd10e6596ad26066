import { isNotNull } from 'drizzle-orm';
import type { SignInOptions } from '#lib/contract/session';
import type { Context } from '#lib/service/context';
import { identityProviders } from '#lib/service/db/schema/identity-providers';
import { passkeys } from '#lib/service/db/schema/passkeys';
import { demoPerson } from '#lib/service/person/find-person';

/** The options of the sign-in page: the demo only if there is a demo organization. */
export async function getSignInOptions(ctx: Context): Promise<SignInOptions> {
  const { db } = ctx.parts.database;
  const { domain_confirmed_at: confirmed } = identityProviders;
  const person = await demoPerson(ctx.parts);
  const demo = person?.organizations.find(({ is_demo }) => is_demo);
  const single_sign_on = (await db.$count(identityProviders, isNotNull(confirmed))) > 0;
  const hasPasskeys = (await db.$count(passkeys)) > 0;
  return {
    object: 'sign_in_options',
    demo: demo ? { organization: demo.name } : null,
    single_sign_on,
    passkeys: hasPasskeys,
  };
}
