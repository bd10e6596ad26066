import type { SignInOptions } from '#lib/contract/session';
import type { Context } from '#lib/service/context';
import { demoPerson } from '#lib/service/person/find-person';

/** What the sign-in page may offer: the demo's one press only where there is a demo organization. */
export async function getSignInOptions(ctx: Context): Promise<SignInOptions> {
  const person = await demoPerson(ctx.parts);
  const demo = person?.organizations.find(({ is_demo }) => is_demo);
  return { object: 'sign_in_options', demo: demo ? { organization: demo.name } : null };
}
