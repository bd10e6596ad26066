import type { Context } from '#lib/service/context';
import { ProblemError } from '#lib/service/errors';

/** The demo's visitors share a person, whose account none of them has. Throws `forbidden`. */
export function refuseVisitor({ session }: Context): void {
  if (!session?.visitor) return;
  throw new ProblemError('forbidden', 'The demo’s visitor has no account.', { required_scope: 'person' });
}
