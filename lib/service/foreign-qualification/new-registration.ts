import { ManagementStructure } from '#lib/contract/business';
import type { ForeignQualificationRequest } from '#lib/contract/foreign-qualification';
import { nameKey } from '#lib/rules/names/name-key';
import type { Context } from '#lib/service/context';
import { ofTenant } from '#lib/service/db/mine';
import type { BusinessRow } from '#lib/service/db/schema/businesses';
import type { Application } from '#lib/service/foreign-qualification/application';
import { newId } from '#lib/service/ids';

/** The record of the registration in the target state. */
export function newRegistration(
  ctx: Context,
  { business, name, body: sent }: Application,
  body: ForeignQualificationRequest,
): BusinessRow {
  return {
    ...ofTenant(ctx),
    id: newId(ctx.now),
    legal_name: name,
    name_key: nameKey(name),
    entity_type: business.entity_type,
    formation_jurisdiction: business.formation_jurisdiction,
    registration_jurisdiction: body.jurisdiction,
    formation_date: business.formation_date,
    registration_number: null,
    registration_date: null,
    registration_state: 'pending',
    owners: business.owners,
    service_id: null,
    email: body.email,
    phone: body.phone ?? null,
    website: body.website ?? null,
    principal_address: body.principal_address,
    mailing_address: body.mailing_address ?? body.principal_address,
    purpose: body.purpose ?? business.purpose,
    management_structure:
      ManagementStructure.safeParse(sent.management_structure).data ?? business.management_structure,
    formation_business_id: business.id,
    metadata: {},
    created_at: ctx.now,
    updated_at: ctx.now,
  };
}
