import type { Context } from '#lib/service/context';
import { ProblemError } from '#lib/service/errors';

/** All visitors of the demo share one person and must not change its account. Throws `forbidden`. */
export function refuseVisitor({ session }: Context): void {
  if (!session?.visitor) return;
  throw new ProblemError('forbidden', 'The demo’s visitor has no account.', { required_scope: 'person' });
}
