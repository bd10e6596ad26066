import { and, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { FieldSpec } from '#lib/contract/case';
import type { Owner } from '#lib/contract/party';
import { areRelated, sameQuestions } from '#lib/rules/case/same-question';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine, sameTenant } from '#lib/service/db/mine';
import { businesses } from '#lib/service/db/schema/businesses';
import { cases } from '#lib/service/db/schema/cases';
import { filings } from '#lib/service/db/schema/filings';

const registration = alias(businesses, 'registration');
const home = alias(businesses, 'home');

/** The ids of the other cases that the answer to this one can be given to as well; none if it waits for no answer. */
export async function casesAnsweredWith(ctx: Context, tx: Tx, id: string): Promise<string[]> {
  const [asked] = await casesWithHomes(ctx, tx, eq(cases.id, id));
  const fields = asked?.request?.fields ?? [];
  if (!asked || fields.length === 0) return [];
  const others = await casesWithHomes(
    ctx,
    tx,
    and(
      ne(cases.id, id),
      or(...fields.map(asksFor)),
      or(eq(home.id, asked.home.id), hasOwnerNamedLike(asked.home.owners)),
    ),
  );
  return others.flatMap((other) => {
    const { shared } = sameQuestions(fields, other.request?.fields ?? [], other.home.id === asked.home.id);
    return shared.length > 0 && areRelated(asked.home, other.home) ? [other.id] : [];
  });
}

/** Cases that need a response, each with the record of its business in the home state, which alone has the owners. */
function casesWithHomes(ctx: Context, tx: Tx, condition: SQL | undefined) {
  return tx
    .select({ id: cases.id, request: cases.request, home: { id: home.id, owners: home.owners } })
    .from(cases)
    .leftJoin(filings, sameTenant(filings, cases, eq(filings.id, cases.parent_id)))
    .innerJoin(
      registration,
      sameTenant(
        registration,
        cases,
        sql`${registration.id} = coalesce(${filings.business_id}, ${cases.parent_id})`,
      ),
    )
    .innerJoin(
      home,
      sameTenant(
        home,
        cases,
        sql`${home.id} = coalesce(${registration.formation_business_id}, ${registration.id})`,
      ),
    )
    .where(mine(ctx, cases, eq(cases.status, 'needs_response'), condition));
}

function asksFor({ name, type }: FieldSpec): SQL {
  return sql`${cases.request} @> ${JSON.stringify({ fields: [{ name, type }] })}::jsonb`;
}

/**
 * Narrows the businesses by one part of their owners' names, so that the rule reads only the likely ones. Databases
 * differ in how they fold letters outside ASCII, so these are left out on both sides.
 */
function hasOwnerNamedLike(owners: readonly Owner[]): SQL | undefined {
  if (owners.length === 0) return undefined;
  const names = owners.map(({ name }) => (name.type === 'entity' ? name.entity_name : name.last));
  const folded = names.map((name) => name.replaceAll(/[^ -~]/g, '').toLowerCase());
  const part = sql`coalesce(owner->'name'->>'entity_name', owner->'name'->>'last')`;
  return sql`exists (
    select from jsonb_array_elements(${home.owners}) owner
    where lower(regexp_replace(${part}, '[^ -~]', '', 'g')) in ${folded}
  )`;
}
