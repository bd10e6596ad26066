import { and, eq, min, ne } from 'drizzle-orm';
import type { UpdateBusinessRequest } from '#lib/contract/business';
import type { FieldError } from '#lib/contract/problem';
import { checkRegistrationDate } from '#lib/rules/requirement/check-registration-date';
import { loadBusiness } from '#lib/service/business/get-business';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { type BusinessRow, businesses } from '#lib/service/db/schema/businesses';

/**
 * The faults of the date of a registration beside the date of formation, where one of them changes. A registration that
 * does not say when the company was formed has the date of its home record. `today` is YYYY-MM-DD.
 */
export async function checkDates(
  ctx: Context,
  tx: Tx,
  row: BusinessRow,
  facts: Pick<UpdateBusinessRequest, 'registration_date' | 'formation_date'>,
  today: string,
): Promise<FieldError[]> {
  const { registration_date: date = row.registration_date, formation_date = row.formation_date } = facts;
  if (date === row.registration_date && formation_date === row.formation_date) return [];
  if (date === null && row.registration_date !== null) {
    const detail = 'The calendar counts from this date. Correct it, or remove the registration.';
    return [{ pointer: '/registration_date', code: 'required', detail }];
  }
  const { formation_business_id: home } = row;
  const changed = facts.registration_date === undefined ? 'formation_date' : 'registration_date';
  const dates =
    home === null && date === null
      ? { registration_date: await firstRegistration(ctx, tx, row.id), formation_business_id: row.id }
      : { registration_date: date, formation_business_id: home };
  const formed = home === null ? null : (await loadBusiness(ctx, tx, home)).formation_date;
  return checkRegistrationDate({ ...dates, formation_date: formation_date ?? formed }, today, changed);
}

/** When the first of its registrations was made, of those that stand. */
async function firstRegistration(ctx: Context, tx: Tx, id: string): Promise<string | null> {
  const stands = ne(businesses.registration_state, 'canceled');
  const [first] = await tx
    .select({ date: min(businesses.registration_date) })
    .from(businesses)
    .where(mine(ctx, businesses, and(eq(businesses.formation_business_id, id), stands)));
  return first?.date ?? null;
}
