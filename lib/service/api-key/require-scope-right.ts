import { type KeyGrant, lackingFor } from '#lib/rules/key/scopes-of-key';
import type { Context } from '#lib/service/context';
import { ProblemError } from '#lib/service/errors';

/** Nobody makes or rolls a key that may do more than they may do themselves. */
export function requireScopeRight({ roles }: Context, key: KeyGrant): void {
  const lacking = lackingFor(roles, key);
  if (!lacking) return;
  const detail = `Your roles (${roles.join(', ')}) do not permit all that this key may do.`;
  throw new ProblemError('forbidden', detail, { required_scope: lacking });
}
