import { may } from '#lib/rules/person/permissions';
import type { Context } from '#lib/service/context';
import type { KeyScope } from '#lib/service/db/schema/api-keys';
import { ProblemError } from '#lib/service/errors';

/** Nobody makes or rolls a key that reads more than they may read themselves. */
export function requireScopeRight({ roles }: Context, scope: KeyScope): void {
  if (scope !== 'audit' || may(roles, 'administer')) return;
  throw new ProblemError('forbidden', 'Only an administrator makes a key for the audit trail.', {
    required_scope: 'administer',
  });
}
