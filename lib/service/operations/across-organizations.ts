import type { OperatorContext } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { operationsRole } from '#lib/service/db/grant-roles';
import { lockCall } from '#lib/service/db/tenant';
import { noOrganization } from '#lib/service/operations/no-organization';

/**
 * Runs `work` in one transaction that sees the rows of every organization: the only exception to row-level security,
 * for the operations desk alone. Its role reads everything, and writes only what belongs to no organization; changes to
 * a filing go through `withTenant`. `locks` are names that only one such transaction at a time may hold.
 */
export function acrossOrganizations<T>(
  { parts, operator }: OperatorContext,
  work: (tx: Tx) => Promise<T>,
  locks: readonly string[] = [],
): Promise<T> {
  if (!operator) throw new Error('Only an operator sees across organizations.');
  const settings = [
    ['role', operationsRole],
    ['app.organization_id', noOrganization],
    ['app.mode', 'live'],
  ].map(([name, value]) => `set_config('${name}', '${value}', true)`);
  const taken = locks.map((name) => `; ${lockCall(`operations ${name}`)}`).join('');
  return parts.database.transaction(work, `select ${settings.join(', ')}${taken}`);
}
