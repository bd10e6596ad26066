import type { CreateBusinessRequest } from '#lib/contract/business';
import { civilDateOf } from '#lib/rules/calendar/civil-date';
import { standingRegistration } from '#lib/rules/filing/standing-registration';
import { checkHomeRecord } from '#lib/rules/requirement/check-home-record';
import { checkRegistrationDate } from '#lib/rules/requirement/check-registration-date';
import { theState } from '#lib/rules/the-state';
import { registrationStatusOf } from '#lib/service/business/registration-status';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { invalid, notFound, ProblemError } from '#lib/service/errors';
import { readFacts } from '#lib/service/foreign-qualification/application';
import { isId } from '#lib/service/ids';

/** The lock that every registration of this business in this state takes. */
export function registrationLock(businessId: string, jurisdiction: string): string {
  return `registration of ${businessId} in ${jurisdiction}`;
}

type Given = Pick<
  CreateBusinessRequest,
  | 'formation_jurisdiction'
  | 'registration_jurisdiction'
  | 'formation_date'
  | 'registration_date'
  | 'formation_business_id'
>;

/** Of a business at home, there is one registration per other state, whether filed here or added by hand. */
export async function refuseWrongRegistration(
  ctx: Context,
  tx: Tx,
  businessId: string,
  jurisdiction: string,
  given: Given,
): Promise<void> {
  if (!isId(businessId)) throw notFound('business');
  const { business, registrations } = await readFacts(ctx, tx, businessId, jurisdiction, { hold: true });
  if (!business) throw notFound('business');
  const { formation_date = business.formation_date } = given;
  if (registrationStatusOf(business) === 'canceled') {
    const detail = 'That record was removed, or its formation was canceled.';
    throw invalid([{ pointer: '/formation_business_id', code: 'invalid_value', detail }]);
  }
  const faults = [
    ...checkHomeRecord(business, given),
    ...checkRegistrationDate({ ...given, formation_date }, civilDateOf(ctx.now)),
  ];
  if (faults.length > 0) throw invalid(faults);
  const standing = standingRegistration(registrations ?? [], jurisdiction);
  if (!standing) return;
  const { jurisdiction: _there, ...existing } = standing;
  const state = ctx.parts.jurisdictions.get(jurisdiction)?.name ?? jurisdiction;
  throw new ProblemError(
    'already_registered',
    `The business has a registration in ${theState(state)} on record already.`,
    { existing_registration: existing },
  );
}
