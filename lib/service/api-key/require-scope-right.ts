import { type KeyGrant, lackingFor } from '#lib/rules/key/scopes-of-key';
import type { Context } from '#lib/service/context';
import { ProblemError } from '#lib/service/errors';

/** A developer makes and rolls keys, but none that reads the audit trail. */
export function requireScopeRight({ roles }: Context, key: KeyGrant): void {
  const lacking = lackingFor(roles, key);
  if (!lacking) return;
  const detail = `Your roles (${roles.join(', ')}) do not permit all that this key may do.`;
  throw new ProblemError('forbidden', detail, { required_scope: lacking });
}
