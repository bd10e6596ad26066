import type { SecondFactor } from '#lib/contract/second-factor';
import type { Context } from '#lib/service/context';
import { authenticatorOf } from '#lib/service/second-factor/check-code';
import { countRecoveryCodes } from '#lib/service/second-factor/recovery-codes';

/** The caller's second factor; none for a visitor of the demo, who shares an account. */
export async function getSecondFactor({ parts, actor, session }: Context): Promise<SecondFactor> {
  const { db } = parts.database;
  const row = actor.id === null || session?.visitor ? undefined : await authenticatorOf(db, actor.id);
  const since = row?.confirmed_at?.toISOString() ?? null;
  return {
    object: 'second_factor',
    since,
    recovery_codes_left: row && since ? await countRecoveryCodes(db, row.person_id) : 0,
  };
}
