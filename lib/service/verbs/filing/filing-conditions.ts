import type { FilingListQuery } from '#lib/contract/filing';
import type { Context } from '#lib/service/context';
import { literal } from '#lib/service/db/literal';

export type FilingFilters = Omit<FilingListQuery, 'limit' | 'cursor' | 'status'> & {
  metadata: Record<string, string>;
};

/** What the rows of a list must fulfil, as SQL over `f`; all but the status. */
export function filingConditions(ctx: Context, filters: FilingFilters): string[] {
  const { type, jurisdiction, business_id, needs_response, expedited, metadata, q } = filters;
  return [
    `f.organization_id = ${literal(ctx.organizationId)}`,
    `f.mode = ${literal(ctx.mode)}`,
    ...(type ? [`f.type = ${literal(type)}`] : []),
    ...(jurisdiction ? [`f.jurisdiction = ${literal(jurisdiction)}`] : []),
    ...(business_id
      ? [`(f.business_id = ${literal(business_id)} or f.formation_business_id = ${literal(business_id)})`]
      : []),
    ...(needs_response ? [needs_response === 'true' ? 'f.needs_response' : 'not f.needs_response'] : []),
    ...(expedited ? [`f.expedited_tier is ${expedited === 'true' ? 'not null' : 'null'}`] : []),
    ...createdWithin(filters),
    ...Object.entries(metadata).map(
      ([key, value]) => `f.metadata @> ${literal(JSON.stringify({ [key]: value }))}::jsonb`,
    ),
    ...words(q).map(wordCondition),
  ];
}

/** An id begins with the time of its making, so the bounds are places in the primary key. */
function createdWithin({ created_after, created_before }: FilingFilters): string[] {
  return [
    ...(created_after ? [`f.id >= ${literal(firstIdAt(Date.parse(created_after) + 1))}`] : []),
    ...(created_before ? [`f.id < ${literal(firstIdAt(Date.parse(created_before)))}`] : []),
  ];
}

function firstIdAt(milliseconds: number): string {
  const hex = Math.min(Math.max(milliseconds, 0), 0xffff_ffff_ffff).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
}

function words(q: string | undefined): string[] {
  return q?.split(/\s+/).filter(Boolean) ?? [];
}

function wordCondition(word: string): string {
  const part = word.replaceAll(/[\\%_]/g, '\\$&');
  return `(f.legal_name ilike ${literal(`%${part}%`)} or f.registration_number ilike ${literal(`${part}%`)} or f.id::text like ${literal(`%${part.toLowerCase()}`)})`;
}
