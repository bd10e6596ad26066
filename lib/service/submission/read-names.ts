import type { NameOnRecord } from '#lib/rules/names/compare-names';
import { nameKey } from '#lib/rules/names/name-key';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mineByParameters } from '#lib/service/db/mine';
import { executeCall, prepared } from '#lib/service/db/prepared';
import { runLiteral } from '#lib/service/db/run-literal';
import { findByNameKey } from '#lib/service/registry/find-by-name-key';
import type { Ask } from '#lib/service/submission/ask';

const types = ['uuid', 'text', 'text', 'uuid', 'text'];

function namesWhere(condition: string, order = ''): string {
  return `select n.legal_name as name, n.registration_number, n.registration_jurisdiction as jurisdiction,
      n.registration_state as status
    from businesses n
    where ${mineByParameters('n')} and n.registration_jurisdiction = $3
      and n.registration_state <> 'canceled' and n.id <> $4 and n.formation_business_id is distinct from $4
      and (${condition})
    ${order}
    limit 20`;
}

const sameKey = prepared('names_with_key', types, namesWhere('n.name_key = $5'));

// Of two keys that differ in one letter either the first halves are equal or the last. The domain decides.
const nearKey = prepared(
  'names_near_key',
  [...types, 'int'],
  namesWhere(
    `n.name_key = $5 or (length(n.name_key) between length($5) - 1 and length($5) + 1
    and (left(n.name_key, $6) = left($5, $6) or right(n.name_key, $6) = right($5, $6)))`,
    // Many may begin like it: those that are nearest come first.
    'order by similarity(n.name_key, $5) desc',
  ),
);

const leastHalf = 3;

/**
 * Other companies in the target state whose name may be too close: here, and in test mode in the sandbox's register; in live mode
 * what the state's register answered before. `id`
 * is the business that the name is for: it and its own registrations do not stand in its way.
 */
export async function readNames(
  ctx: Context,
  tx: Tx,
  ask: Pick<Ask, 'jurisdiction' | 'rules' | 'registered'>,
  id: string,
  name: string,
): Promise<NameOnRecord[]> {
  const { jurisdiction, rules } = ask;
  if (!jurisdiction || !rules) return [];
  const key = nameKey(name);
  const values = [ctx.organizationId, ctx.mode, jurisdiction, id, key];
  const half = Math.floor(key.length / 2);
  const wide = rules.name_rules.standard === 'deceptively_similar' && half >= leastHalf;
  const call = wide ? executeCall(nearKey, [...values, half]) : executeCall(sameKey, values);
  const here = (await runLiteral(tx, call)) as unknown as NameOnRecord[];
  const registered =
    ctx.mode === 'test' ? await findByNameKey(tx, jurisdiction, key) : (ask.registered ?? []);
  return [...here, ...registered];
}
