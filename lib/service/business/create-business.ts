import type { Business, CreateBusinessRequest } from '#lib/contract/business';
import { civilDateOf } from '#lib/rules/calendar/civil-date';
import { nameKey } from '#lib/rules/names/name-key';
import { checkRecordFacts } from '#lib/rules/requirement/check-record-facts';
import { loadBusiness } from '#lib/service/business/get-business';
import { refuseSecondRegistration, registrationLock } from '#lib/service/business/refuse-second-registration';
import { toBusiness } from '#lib/service/business/to-business';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { ofTenant } from '#lib/service/db/mine';
import { type BusinessRow, businesses } from '#lib/service/db/schema/businesses';
import { invalid } from '#lib/service/errors';
import { recordEvent } from '#lib/service/event/record-event';
import { newId } from '#lib/service/ids';
import { makeOnce, type Once } from '#lib/service/submission/make-once';

export async function createBusiness(
  ctx: Context,
  input: CreateBusinessRequest,
  once?: Once,
): Promise<Business> {
  const faults = checkRecordFacts(input, civilDateOf(ctx.now));
  if (faults.length > 0) throw invalid(faults);
  const row: BusinessRow = {
    ...ofTenant(ctx),
    id: newId(ctx.now),
    legal_name: input.legal_name,
    name_key: nameKey(input.legal_name),
    entity_type: input.entity_type,
    formation_jurisdiction: input.formation_jurisdiction,
    registration_jurisdiction: input.registration_jurisdiction ?? input.formation_jurisdiction,
    formation_date: input.formation_date ?? null,
    registration_number: input.registration_number ?? null,
    registration_date: null,
    registration_state: 'registered',
    owners: input.owners ?? [],
    service_id: null,
    email: input.email ?? null,
    phone: input.phone ?? null,
    website: input.website ?? null,
    principal_address: input.principal_address ?? null,
    mailing_address: input.mailing_address ?? null,
    purpose: input.purpose ?? null,
    management_structure: input.management_structure ?? null,
    formation_business_id: input.formation_business_id ?? null,
    metadata: input.metadata ?? {},
    created_at: ctx.now,
    updated_at: ctx.now,
  };
  const { formation_business_id: home, registration_jurisdiction: state } = row;
  const make = async (tx: Tx) => {
    if (home) await refuseSecondRegistration(ctx, tx, home, state);
    await tx.insert(businesses).values(row);
    const business = toBusiness(row);
    await recordEvent(ctx, tx, { type: 'business.created', object: business });
    return business;
  };
  const show = async (tx: Tx, id: string) => toBusiness(await loadBusiness(ctx, tx, id));
  return makeOnce(ctx, once, { make, show }, home ? [registrationLock(home, state)] : []);
}
