import { sql } from 'drizzle-orm';
import { date, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Address } from '#lib/contract/address';
import type { ManagementStructure } from '#lib/contract/business';
import type { EntityType } from '#lib/contract/filing';
import type { Owner } from '#lib/contract/party';
import {
  belongsTo,
  byId,
  isMode,
  isOneOf,
  moment,
  searchKeys,
  tenantColumns,
} from '#lib/service/db/schema/columns';
import { ownOrganization } from '#lib/service/db/schema/organizations';

/** `registered`: in force; `pending`: its filing is in progress; `canceled`: its filing was canceled. */
export type RegistrationState = (typeof registrationStates)[number];
const registrationStates = ['registered', 'pending', 'canceled'] as const;

export const businesses = pgTable(
  'businesses',
  {
    ...tenantColumns(),
    organization_id: ownOrganization(),
    legal_name: text().notNull(),
    // The name without the words that do not distinguish it; compared by check 7.
    name_key: text().notNull(),
    entity_type: text().$type<EntityType>().notNull(),
    formation_jurisdiction: text().notNull(),
    registration_jurisdiction: text().notNull(),
    formation_date: date({ mode: 'string' }),
    registration_number: text(),
    registration_date: date({ mode: 'string' }),
    registration_state: text().$type<RegistrationState>().notNull(),
    owners: jsonb().$type<Owner[]>().notNull(),
    service_id: text(),
    email: text(),
    phone: text(),
    website: text(),
    principal_address: jsonb().$type<Address>(),
    mailing_address: jsonb().$type<Address>(),
    purpose: text(),
    management_structure: text().$type<ManagementStructure>(),
    formation_business_id: uuid(),
    metadata: jsonb().$type<Record<string, string>>().notNull(),
    created_at: moment().notNull(),
    updated_at: moment().notNull(),
    ...searchKeys(),
  },
  (t) => [
    primaryKey({ columns: [t.organization_id, t.mode, t.id] }),
    belongsTo(t, t.formation_business_id, t),
    byId(t),
    isMode(t),
    isOneOf(t.registration_state, registrationStates),
    index('businesses_home').on(t.organization_id, t.mode, t.formation_business_id),
    // Finds companies with a filing in progress.
    index('businesses_pending')
      .on(t.organization_id, t.mode, t.formation_business_id)
      .where(sql`registration_state = 'pending'`),
    index('businesses_name_key').on(t.organization_id, t.mode, t.registration_jurisdiction, t.name_key),
    // Covers everything that a search reads, so that it does not touch the wide rows.
    index('businesses_by_legal_name').on(
      t.organization_id,
      t.mode,
      t.legal_name,
      t.formation_business_id,
      t.id,
      t.registration_number,
    ),
    index('businesses_number_key').on(t.organization_id, t.mode, t.number_key),
    index('businesses_id_end').on(t.organization_id, t.mode, t.id_end),
    index('businesses_number').on(t.organization_id, t.mode, t.registration_number),
    // Enforces one registration of a business per state at a time, whatever else goes wrong.
    uniqueIndex('businesses_one_registration')
      .on(t.organization_id, t.mode, t.formation_business_id, t.registration_jurisdiction)
      .where(sql`formation_business_id is not null and registration_state <> 'canceled'`),
  ],
);

export type BusinessRow = Omit<typeof businesses.$inferSelect, 'number_key' | 'id_end'>;
