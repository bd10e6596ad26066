import { OperationType } from '#lib/contract/operation-type';
import { civilDateOf } from '#lib/rules/calendar/civil-date';
import { dutiesAhead } from '#lib/rules/obligation/duties-ahead';
import { dutiesOf } from '#lib/rules/obligation/duties-of';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import type { BusinessRow } from '#lib/service/db/schema/businesses';
import type { FilingRow } from '#lib/service/db/schema/filings';
import type { ObligationRow } from '#lib/service/db/schema/obligations';
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

/**
 * The same for a registration that was made elsewhere, from today on; nothing if its date or its state is not known, and
 * nothing that is among the `known`.
 */
export async function makeObligationsAhead(
  ctx: Context,
  tx: Tx,
  { id, formation_jurisdiction, registration_jurisdiction, registration_date }: BusinessRow,
  known: readonly ObligationRow[] = [],
): Promise<void> {
  const rules = rulesInForce(ctx, registration_jurisdiction);
  // Until its state is known, a record has the home state in its place.
  if (registration_date === null || registration_jurisdiction === formation_jurisdiction || !rules) return;
  const owner = { business_id: id, jurisdiction: rules.code, filed_on: registration_date };
  const duties = dutiesOf(rules, 'foreign_qualification', registration_date).filter(
    (duty) => !known.some(({ kind, title }) => kind === duty.kind && title === duty.title),
  );
  await insertObligations(ctx, tx, owner, dutiesAhead(duties, registration_date, civilDateOf(ctx.now)));
}
