import type { Business } from '#lib/contract/business';
import { registrationStatusOf } from '#lib/service/business/registration-status';
import type { BusinessRow } from '#lib/service/db/schema/businesses';

/** A business record as the interface shows it. */
export function toBusiness(row: BusinessRow): Business {
  return {
    id: row.id,
    object: 'business',
    mode: row.mode,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    metadata: row.metadata,
    legal_name: row.legal_name,
    entity_type: row.entity_type,
    formation_jurisdiction: row.formation_jurisdiction,
    registration_jurisdiction: row.registration_jurisdiction,
    formation_date: row.formation_date,
    registration_number: row.registration_number,
    registration_date: row.registration_date,
    registration_status: registrationStatusOf(row),
    owners: row.owners,
    service_id: row.service_id,
    email: row.email,
    phone: row.phone,
    website: row.website,
    principal_address: row.principal_address,
    mailing_address: row.mailing_address,
    purpose: row.purpose,
    management_structure: row.management_structure,
    formation_business_id: row.formation_business_id,
  };
}
