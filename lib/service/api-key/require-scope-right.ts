import { type KeyGrant, scopesOfKey, trailScope } from '#lib/rules/key/scopes-of-key';
import { may } from '#lib/rules/person/permissions';
import type { Context } from '#lib/service/context';
import { ProblemError } from '#lib/service/errors';

/** A developer may create and roll keys, but none that reads the audit log. */
export function requireScopeRight({ roles }: Context, key: KeyGrant): void {
  if (!scopesOfKey(key).includes(trailScope) || may(roles, 'administer')) return;
  throw new ProblemError('forbidden', 'Only an administrator makes a key that reads the audit log.', {
    required_scope: 'administer',
  });
}
