import { type KeyGrant, mayMakeKey } from '#lib/rules/key/scopes-of-key';
import type { Context } from '#lib/service/context';
import { ProblemError } from '#lib/service/errors';

export function requireScopeRight({ roles }: Context, key: KeyGrant): void {
  if (mayMakeKey(roles, key)) return;
  throw new ProblemError('forbidden', 'Only an administrator makes a key that reads the audit log.', {
    required_scope: 'administer',
  });
}
