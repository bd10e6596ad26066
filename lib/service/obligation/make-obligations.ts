import { OperationType } from '#lib/contract/operation-type';
import { civilDateOf } from '#lib/rules/calendar/civil-date';
import { dutiesOf } from '#lib/rules/obligation/duties-of';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import type { FilingRow } from '#lib/service/db/schema/filings';
import { insertObligations } from '#lib/service/obligation/insert-obligations';
import { rulesInForce } from '#lib/service/rules-in-force';

/** Adds what the state requires after a registration to the calendar. `registeredOn` is its date. */
export async function makeObligations(
  ctx: Context,
  tx: Tx,
  { id, type, business_id, jurisdiction }: FilingRow,
  registeredOn: string | null,
): Promise<void> {
  const rules = rulesInForce(ctx, jurisdiction);
  const operation = OperationType.safeParse(type);
  if (!operation.success || !rules) return;
  const filedOn = registeredOn ?? civilDateOf(ctx.now);
  const owner = { business_id, filing_id: id, jurisdiction: rules.code, filed_on: filedOn };
  await insertObligations(ctx, tx, owner, dutiesOf(rules, operation.data, filedOn));
}
