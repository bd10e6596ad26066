import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { BusinessRowsQuery } from '#lib/contract/console/business-rows';
import type { Context } from '#lib/service/context';
import { businesses } from '#lib/service/db/schema/businesses';

/** What the list of businesses is narrowed to; every condition starts at the caller's organization and mode. */
export function businessFilters(ctx: Context, query: BusinessRowsQuery): SQL | undefined {
  return and(
    eq(businesses.organization_id, ctx.organizationId),
    eq(businesses.mode, ctx.mode),
    recordFilter(query),
    query.formation_jurisdiction
      ? eq(businesses.formation_jurisdiction, query.formation_jurisdiction)
      : undefined,
    query.registration_jurisdiction
      ? eq(businesses.registration_jurisdiction, query.registration_jurisdiction)
      : undefined,
    query.registered_in ? registeredIn(query.registered_in) : undefined,
    query.pending
      ? is(query.pending, foreignRecord(sql`elsewhere.registration_state = 'pending'`))
      : undefined,
    query.can_qualify ? is(query.can_qualify, hasNoGap) : undefined,
    ...(query.q?.split(/\s+/).filter(Boolean) ?? []).map(wordFilter),
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
    eq(businesses.registration_jurisdiction, code),
    foreignRecord(
      sql`elsewhere.registration_state = 'registered' and elsewhere.registration_jurisdiction = ${code}`,
    ),
  );
}

function foreignRecord(condition: SQL): SQL {
  return sql`exists (
    select 1 from ${businesses} as elsewhere
    where elsewhere.organization_id = ${businesses.organization_id} and elsewhere.mode = ${businesses.mode}
      and elsewhere.formation_business_id = ${businesses.id} and ${condition}
  )`;
}

// The same gaps as qualificationGaps tells in words; a test holds the two together.
const hasNoGap = sql`(
  btrim(${businesses.legal_name}) <> '' and ${businesses.formation_jurisdiction} <> ''
  and ${businesses.formation_date} is not null and btrim(coalesce(${businesses.registration_number}, '')) <> ''
  and jsonb_array_length(${businesses.owners}) > 0 and ${businesses.entity_type} in ('llc', 'professional_llc')
)`;

function is(wanted: 'true' | 'false', condition: SQL): SQL {
  return wanted === 'true' ? condition : sql`not ${condition}`;
}

function wordFilter(word: string): SQL | undefined {
  const part = word.replaceAll(/[\\%_]/g, '\\$&');
  return or(
    sql`${businesses.legal_name} ilike ${`%${part}%`}`,
    sql`${businesses.registration_number} ilike ${`${part}%`}`,
  );
}
