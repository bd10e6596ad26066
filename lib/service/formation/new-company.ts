import { ManagementStructure } from '#lib/contract/business';
import type { FormationRequest } from '#lib/contract/formation';
import { nameKey } from '#lib/rules/names/name-key';
import type { Context } from '#lib/service/context';
import { ofTenant } from '#lib/service/db/mine';
import type { BusinessRow } from '#lib/service/db/schema/businesses';
import type { FormationApplication } from '#lib/service/formation/formation-application';

/** The record of the LLC that is being formed. Its first governing persons are what is known of its owners. */
export function newCompany(
  ctx: Context,
  { name, entityType, body: sent }: FormationApplication,
  body: FormationRequest,
  id: string,
): BusinessRow {
  return {
    ...ofTenant(ctx),
    id,
    legal_name: name,
    name_key: nameKey(name),
    entity_type: entityType,
    formation_jurisdiction: body.jurisdiction,
    registration_jurisdiction: body.jurisdiction,
    formation_date: null,
    registration_number: null,
    registration_date: null,
    registration_state: 'pending',
    owners: body.initial_governing_persons ?? [],
    service_id: null,
    email: body.email,
    phone: body.phone ?? null,
    website: body.website ?? null,
    principal_address: body.principal_address,
    mailing_address: body.mailing_address ?? body.principal_address,
    purpose: body.purpose,
    management_structure: ManagementStructure.safeParse(sent.management_structure).data ?? null,
    formation_business_id: null,
    metadata: {},
    created_at: ctx.now,
    updated_at: ctx.now,
  };
}
