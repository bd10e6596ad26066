import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { DeskBusinessList, DeskBusinessQuery } from '#lib/contract/desk-business';
import { servingStatuses } from '#lib/rules/registered-agent/registered-agent-state';
import type { OperatorContext } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { sameTenant } from '#lib/service/db/mine';
import { businesses } from '#lib/service/db/schema/businesses';
import { organizations } from '#lib/service/db/schema/organizations';
import { registeredAgents } from '#lib/service/db/schema/registered-agents';
import { searchFilter } from '#lib/service/db/search';
import { acrossOrganizations } from '#lib/service/operations/across-organizations';

const most = 20;

/** Live registrations of every partner by name or number. A file name is also searched without its last words. */
export function listDeskBusinesses(
  ctx: OperatorContext,
  { q }: DeskBusinessQuery,
): Promise<DeskBusinessList> {
  const words = wordsOf(q);
  return acrossOrganizations(ctx, async (tx) => {
    for (let count = words.length; count > 0; count -= 1) {
      const data = await search(tx, words.slice(0, count).join(' '));
      if (data.length > 0) return { object: 'list', data };
    }
    return { object: 'list', data: [] };
  });
}

/** `2026-11-20_Northwind-Freight summons.pdf` → the parts that may be a name. */
function wordsOf(q: string): string[] {
  return q
    .replace(/\.(pdf|png|jpe?g|tiff?)$/i, '')
    .replaceAll('_', ' ')
    .replace(/\b\d{4}-\d\d-\d\d\b|\b(scan|sop|served?|summons|notice)\b/gi, ' ')
    .split(/\s+|(?<=\p{L})-|-(?=\p{L})/u)
    .filter(Boolean)
    .slice(0, 8);
}

async function search(tx: Tx, q: string): Promise<DeskBusinessList['data']> {
  const serves = and(
    eq(registeredAgents.provider, 'service'),
    inArray(registeredAgents.status, [...servingStatuses]),
  );
  const served = sql<boolean>`(${serves}) is true`;
  const rows = await tx
    .select({
      id: businesses.id,
      organization_id: businesses.organization_id,
      organization_name: organizations.name,
      legal_name: businesses.legal_name,
      jurisdiction: businesses.registration_jurisdiction,
      registration_number: businesses.registration_number,
      served,
    })
    .from(businesses)
    .innerJoin(organizations, eq(organizations.id, businesses.organization_id))
    .leftJoin(
      registeredAgents,
      sameTenant(registeredAgents, businesses, eq(registeredAgents.id, businesses.id)),
    )
    .where(
      and(
        eq(businesses.mode, 'live'),
        searchFilter(q, {
          name: businesses.legal_name,
          number: businesses.registration_number,
          ids: [businesses.id],
        }),
      ),
    )
    .orderBy(desc(served), asc(businesses.legal_name), asc(businesses.id))
    .limit(most);
  return rows.map(({ organization_id, organization_name, ...row }) => ({
    ...row,
    object: 'operations_business',
    organization: { id: organization_id, name: organization_name },
  }));
}
