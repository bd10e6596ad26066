import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import { nameKey } from '#lib/rules/names/name-key';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { literal } from '#lib/service/db/literal';
import { runLiteral } from '#lib/service/db/run-literal';

/**
 * Makes whoever would register a name too close to this one wait until this transaction is over, so that of two who
 * come at the same instant the second sees the first. Where near names are too close as well, a key is too narrow to
 * wait at: there the names of the state are held together.
 */
export async function holdName(ctx: Context, tx: Tx, rules: JurisdictionRules, name: string): Promise<void> {
  const near = rules.name_rules.standard === 'deceptively_similar';
  const held = `${ctx.organizationId} ${ctx.mode} name in ${rules.code}${near ? '' : ` ${nameKey(name)}`}`;
  await runLiteral(tx, `select pg_advisory_xact_lock(hashtextextended(${literal(held)}, 0))`);
}
