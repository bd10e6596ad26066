import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { BusinessRowsQuery } from '#lib/contract/business-rows';
import { qualifiedTypes } from '#lib/rules/requirement/qualified-types';
import { hasRegistrationStatus } from '#lib/service/business/registration-status';
import type { Context } from '#lib/service/context';
import { mine, sameTenant } from '#lib/service/db/mine';
import { businesses } from '#lib/service/db/schema/businesses';
import { isFound, searchFilter } from '#lib/service/db/search';

const elsewhere = alias(businesses, 'elsewhere');

/** The filters of the list of businesses; every condition starts with the caller's organization and mode. */
export function businessFilters(ctx: Context, query: BusinessRowsQuery & { ids?: string }): SQL | undefined {
  return mine(
    ctx,
    businesses,
    recordFilter(query),
    query.id && !query.registration_status ? undefined : hasRegistrationStatus(query.registration_status),
    query.formation_jurisdiction
      ? eq(businesses.formation_jurisdiction, query.formation_jurisdiction)
      : undefined,
    query.registration_jurisdiction
      ? eq(businesses.registration_jurisdiction, query.registration_jurisdiction)
      : undefined,
    query.registered_in ? registeredIn(query.registered_in) : undefined,
    query.pending ? is(query.pending, isPending) : undefined,
    query.can_qualify ? is(query.can_qualify, hasNoGap) : undefined,
    searchFilter(query.q, searchedInBusiness),
    isFound(businesses.id, query.ids),
  );
}

function recordFilter({ id, formation_business_id, registration }: BusinessRowsQuery): SQL {
  const home = businesses.formation_business_id;
  if (id) return eq(businesses.id, id);
  if (formation_business_id) return eq(home, formation_business_id);
  return registration === 'foreign' ? isNotNull(home) : isNull(home);
}

function registeredIn(code: string): SQL | undefined {
  return or(
    and(eq(businesses.registration_jurisdiction, code), eq(businesses.registration_state, 'registered')),
    foreignRecord(
      sql`elsewhere.registration_state = 'registered' and elsewhere.registration_jurisdiction = ${code}`,
    ),
  );
}

const isPending = sql`(${businesses.registration_state} = 'pending' or ${foreignRecord(
  sql`elsewhere.registration_state = 'pending'`,
)})`;

function foreignRecord(condition: SQL): SQL {
  return sql`exists (
    select 1 from ${businesses} as elsewhere
    where ${sameTenant(elsewhere, businesses, eq(elsewhere.formation_business_id, businesses.id))} and ${condition}
  )`;
}

// The same gaps that qualificationGaps puts into words; a test compares the two.
const hasNoGap = sql`(
  ${businesses.registration_state} = 'registered' and
  btrim(${businesses.legal_name}) <> '' and ${businesses.formation_jurisdiction} <> ''
  and ${businesses.formation_date} is not null and btrim(coalesce(${businesses.registration_number}, '')) <> ''
  and jsonb_array_length(${businesses.owners}) > 0 and ${inArray(businesses.entity_type, [...qualifiedTypes])}
)`;

function is(wanted: 'true' | 'false', condition: SQL): SQL {
  return wanted === 'true' ? condition : sql`not ${condition}`;
}

/** The columns in which a search looks. */
export const searchedInBusiness = {
  name: businesses.legal_name,
  number: businesses.registration_number,
  ids: [businesses.id],
};
