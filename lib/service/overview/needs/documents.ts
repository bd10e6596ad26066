import { and, desc, eq, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { DocumentShortRow, OverviewQuery } from '#lib/contract/overview';
import { civilDateOf } from '#lib/rules/calendar/civil-date';
import { addDays } from '#lib/rules/calendar/days';
import { ageLimitsOf } from '#lib/rules/requirement/document-acceptance';
import { ownerFilter } from '#lib/service/assignment/owner-filter';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { documents } from '#lib/service/db/schema/documents';
import { planStates, plans } from '#lib/service/db/schema/plans';
import { isUnfinished } from '#lib/service/overview/needs/drafts';
import type { Need } from '#lib/service/overview/needs/need';
import { isSnoozed } from '#lib/service/snooze/snoozed';

/** How many days ahead a new document is asked for, which is about how long a state takes to issue it. */
const daysAhead = 14;
const mostStates = 500;
// Beyond this many unfinished plans, only those edited last are examined: each has states, each of these its documents.
const mostPlans = 200;

/**
 * Documents that an unfinished plan uses and that one of its states no longer accepts, or will accept for at most two
 * weeks.
 */
export const documentNeed: Need<DocumentShortRow> = {
  read: async (ctx, tx, query, most) =>
    (await readShort(ctx, tx, query))
      .filter(({ isPutOff }) => isPutOff === (query.snoozed === 'true'))
      .slice(0, most)
      .map(({ row }) => row),
  count: async (ctx, tx, query) => {
    const all = await readShort(ctx, tx, query);
    const snoozed = all.filter(({ isPutOff }) => isPutOff).length;
    return { listed: all.length - snoozed, snoozed };
  },
};

type Short = { isPutOff: boolean; row: DocumentShortRow };

/** The result for one transaction: the home page counts the same rows that it shows. */
const asked = new WeakMap<Tx, Map<string | undefined, Promise<Short[]>>>();

function readShort(ctx: Context, tx: Tx, { owner }: OverviewQuery): Promise<Short[]> {
  const byOwner = asked.get(tx) ?? new Map<string | undefined, Promise<Short[]>>();
  const found = byOwner.get(owner) ?? readShortNow(ctx, tx, owner);
  asked.set(tx, byOwner.set(owner, found));
  return found;
}

async function readShortNow(ctx: Context, tx: Tx, owner: OverviewQuery['owner']): Promise<Short[]> {
  const found = await readStates(ctx, tx, ownerFilter(ctx, plans.id, owner));
  return [...Map.groupBy(found, ({ id }) => id).values()].flatMap((states) => {
    const [first] = states;
    if (!first) return [];
    const { is_put_off: isPutOff, jurisdiction: _, ...row } = first;
    const jurisdictions = [...new Set(states.map(({ jurisdiction }) => jurisdiction))].sort();
    return [{ isPutOff, row: { ...row, jurisdictions } }];
  });
}

/** For each state of each plan, the newest document that it would use, the first to become too old on top. */
function readStates(ctx: Context, tx: Tx, ofOwner: SQL | undefined) {
  // As in a form: a document without a matching type is never used for a question by itself.
  const limits = [...ageLimitsOf(ctx.parts.jurisdictions.values())]
    .filter(([type]) => type !== 'other')
    .flatMap(([type, byDays]) =>
      [...byDays].flatMap(([days, codes]) => codes.map((code) => ({ type, days, code }))),
    );
  const rules = sql`jsonb_to_recordset(${JSON.stringify(limits)}::jsonb) as limits(type text, days int, code text)`;
  const edited = tx
    .select({ id: plans.id, business_id: plans.business_id, business_name: plans.business_name })
    .from(plans)
    .where(mine(ctx, plans, isUnfinished, ofOwner))
    .orderBy(desc(plans.updated_at), desc(plans.id))
    .limit(mostPlans)
    .as('edited');
  const given = tx
    .selectDistinctOn([planStates.plan_id, planStates.jurisdiction, sql`limits.type`], {
      id: documents.id,
      types: documents.types,
      plan_id: planStates.plan_id,
      business_name: edited.business_name,
      jurisdiction: planStates.jurisdiction,
      until: sql<string>`(${documents.issued_on} + limits.days)::text`.as('until'),
      is_put_off: sql<boolean>`${isSnoozed(ctx, documents.id)}`.as('is_put_off'),
    })
    .from(edited)
    .innerJoin(planStates, mine(ctx, planStates, eq(planStates.plan_id, edited.id)))
    .innerJoin(rules, sql`limits.code = ${planStates.jurisdiction}`)
    .innerJoin(documents, mine(ctx, documents, eq(documents.business_id, edited.business_id)))
    .where(
      and(
        isNull(planStates.filing_id),
        isNotNull(documents.issued_on),
        sql`${documents.types} @> to_jsonb(limits.type)`,
      ),
    )
    .orderBy(
      planStates.plan_id,
      planStates.jurisdiction,
      sql`limits.type`,
      desc(documents.issued_on),
      desc(documents.id),
    )
    .as('given');
  return tx
    .select()
    .from(given)
    .where(lte(given.until, addDays(civilDateOf(ctx.now), daysAhead)))
    .orderBy(given.until, given.id)
    .limit(mostStates);
}
