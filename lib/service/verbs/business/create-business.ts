import type { Business, CreateBusinessRequest } from '#lib/contract/business';
import { nameKey } from '#lib/domain/names/name-key';
import type { Context } from '#lib/service/context';
import { type BusinessRow, businesses } from '#lib/service/db/schema/businesses';
import { withTenant } from '#lib/service/db/tenant';
import { newId } from '#lib/service/ids';
import {
  refuseSecondRegistration,
  registrationLock,
} from '#lib/service/verbs/business/refuse-second-registration';
import { toBusiness } from '#lib/service/verbs/business/to-business';
import { recordEvent } from '#lib/service/verbs/record-event';

export async function createBusiness(ctx: Context, input: CreateBusinessRequest): Promise<Business> {
  const row: BusinessRow = {
    organization_id: ctx.organizationId,
    mode: ctx.mode,
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
  return withTenant(
    ctx,
    async (tx) => {
      if (home) await refuseSecondRegistration(ctx, tx, home, state);
      await tx.insert(businesses).values(row);
      const business = toBusiness(row);
      await recordEvent(ctx, tx, { type: 'business.created', object: business });
      return business;
    },
    home ? [registrationLock(home, state)] : [],
  );
}
