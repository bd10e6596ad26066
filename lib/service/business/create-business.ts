import type { Business, CreateBusinessRequest } from '#lib/contract/business';
import { civilDateOf } from '#lib/rules/calendar/civil-date';
import { checkRecordFacts } from '#lib/rules/requirement/check-record-facts';
import { checkRegistrationDate } from '#lib/rules/requirement/check-registration-date';
import { loadBusiness } from '#lib/service/business/get-business';
import { newBusinessRow } from '#lib/service/business/new-business-row';
import { refuseWrongRegistration, registrationLock } from '#lib/service/business/refuse-wrong-registration';
import { toBusiness } from '#lib/service/business/to-business';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { businesses } from '#lib/service/db/schema/businesses';
import { invalid } from '#lib/service/errors';
import { recordEvent } from '#lib/service/event/record-event';
import { makeObligationsAhead } from '#lib/service/obligation/make-obligations';
import { makeOnce, type Once } from '#lib/service/submission/make-once';

export async function createBusiness(
  ctx: Context,
  input: CreateBusinessRequest,
  once?: Once,
): Promise<Business> {
  const today = civilDateOf(ctx.now);
  const faults = [...checkRecordFacts(input, today), ...checkRegistrationDate(input, today)];
  if (faults.length > 0) throw invalid(faults);
  const row = newBusinessRow(ctx, {
    ...input,
    registration_jurisdiction: input.registration_jurisdiction ?? input.formation_jurisdiction,
    registration_state: 'registered',
  });
  const { formation_business_id: home, registration_jurisdiction: state } = row;
  const make = async (tx: Tx) => {
    if (home) await refuseWrongRegistration(ctx, tx, home, state, input);
    await tx.insert(businesses).values(row);
    const business = toBusiness(row);
    await recordEvent(ctx, tx, { type: 'business.created', object: business });
    await makeObligationsAhead(ctx, tx, row);
    return business;
  };
  const show = async (tx: Tx, id: string) => toBusiness(await loadBusiness(ctx, tx, id));
  return makeOnce(ctx, once, { make, show }, home ? [registrationLock(home, state)] : []);
}
