import type { UpdateBusinessRequest } from '#lib/contract/business';
import { civilDateOf } from '#lib/rules/calendar/civil-date';
import { checkRegistrationDate } from '#lib/rules/requirement/check-registration-date';
import { reasonsToStay } from '#lib/service/business/reasons-to-stay';
import { refuseWrongRegistration, registrationLock } from '#lib/service/business/refuse-wrong-registration';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import type { BusinessRow } from '#lib/service/db/schema/businesses';
import { takeLock } from '#lib/service/db/tenant';
import { invalid } from '#lib/service/errors';

type Facts = Omit<UpdateBusinessRequest, 'metadata'>;

/** The member by which a record comes into another state or to another home record, if one does. */
export function movedBy(row: BusinessRow, facts: Facts) {
  const places = ['registration_jurisdiction', 'formation_business_id'] as const;
  return places.find((name) => facts[name] !== undefined && facts[name] !== row[name]);
}

/** Throws unless a record that no filing made may go there, by the rules of a registration that is added. */
export async function refuseWrongPlace(ctx: Context, tx: Tx, row: BusinessRow, facts: Facts): Promise<void> {
  const pointer = `/${movedBy(row, facts)}`;
  const refuse = (detail: string) => invalid([{ pointer, code: 'not_accepted', detail }]);
  const why = (await reasonsToStay(ctx, tx, [row])).get(row.id);
  if (why) throw refuse(why);
  const { formation_business_id: home = row.formation_business_id } = facts;
  const { registration_jurisdiction: state = row.registration_jurisdiction } = facts;
  const { formation_date = row.formation_date, registration_date = row.registration_date } = facts;
  if (home === null) {
    const dates = { formation_date, registration_date, formation_business_id: null };
    const faults = checkRegistrationDate(dates, civilDateOf(ctx.now));
    if (faults.length > 0) throw invalid(faults);
    return;
  }
  if (home === row.id) throw refuse('A record is not its own home record.');
  await takeLock(ctx, tx, registrationLock(home, state));
  await refuseWrongRegistration(ctx, tx, home, state, {
    formation_jurisdiction: facts.formation_jurisdiction ?? row.formation_jurisdiction,
    registration_jurisdiction: facts.registration_jurisdiction,
    formation_business_id: home,
    formation_date: formation_date ?? undefined,
    registration_date: registration_date ?? undefined,
  });
}
