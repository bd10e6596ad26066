import { asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { AgentMail } from '#lib/contract/agent-mail';
import type { AgentMailRows, AgentMailRowsQuery } from '#lib/contract/agent-mail-rows';
import { chosenMail, selectAgentMail } from '#lib/service/agent-mail/read-agent-mail';
import { toAgentMail } from '#lib/service/agent-mail/to-agent-mail';
import { findOwners } from '#lib/service/assignment/find-owners';
import { ownerFilter } from '#lib/service/assignment/owner-filter';
import type { Context } from '#lib/service/context';
import { cutPage, readCursor } from '#lib/service/cursor';
import { countSelected } from '#lib/service/db/count-rows';
import type { Tx } from '#lib/service/db/database';
import { mine, sameTenant } from '#lib/service/db/mine';
import { agentMail } from '#lib/service/db/schema/agent-mail';
import { businesses } from '#lib/service/db/schema/businesses';
import { searchFilter } from '#lib/service/db/search';
import { withTenant } from '#lib/service/db/tenant';
import { isId } from '#lib/service/ids';

const order = 'agent mail by urgency';

const presses = sql`${agentMail.type} = 'service_of_process' and ${agentMail.read_at} is null and ${agentMail.withdrawn_at} is null`;
// Deadlines count from the day of receipt, so urgent mail is sorted by it, longest waiting first.
const place = sql`case when ${presses} then ${agentMail.received_on} - date '2200-12-31' else 0 end`;

/** The inbox of the registered agent's mail. */
export async function listAgentMailRows(ctx: Context, query: AgentMailRowsQuery): Promise<AgentMailRows> {
  const { found, total } = await withTenant(ctx, async (tx) => {
    const counted = tx.select({ id: agentMail.id }).from(agentMail).$dynamic();
    // All mail has a business, so the join is needed only for a filter.
    if (query.q || query.jurisdiction) {
      counted.innerJoin(
        businesses,
        sameTenant(businesses, agentMail, eq(businesses.id, agentMail.business_id)),
      );
    }
    const total = await countSelected(tx, counted.where(mine(ctx, agentMail, ...filters(ctx, query))));
    const found = await readRows(ctx, tx, [...filters(ctx, query), after(query.cursor)], query.limit + 1);
    return { found, total };
  });
  const { page, next } = cutPage(found, query.limit, order, ({ place, shown }) => [String(place), shown.id]);
  const owners = await findOwners(
    ctx,
    page.map(({ shown }) => shown.id),
  );
  return {
    object: 'list',
    data: page.map(({ shown }) => ({ mail: shown, owner: owners.get(shown.id) ?? null })),
    ...next,
    total,
  };
}

/** Mail that meets every condition, in the order of the inbox: what is urgent, then the rest, each by an index. */
export async function readMailByUrgency(
  ctx: Context,
  tx: Tx,
  conditions: (SQL | undefined)[],
  most: number,
): Promise<AgentMail[]> {
  const read = (which: SQL, order: SQL[], limit: number) =>
    selectAgentMail(tx)
      .where(mine(ctx, agentMail, ...conditions, which))
      .orderBy(...order, desc(agentMail.id))
      .limit(limit);
  const urgent = await read(presses, [asc(agentMail.received_on)], most);
  const rest = urgent.length < most ? await read(sql`not (${presses})`, [], most - urgent.length) : [];
  return [...urgent, ...rest].map(({ mail, business }) => toAgentMail(mail, business));
}

async function readRows(ctx: Context, tx: Tx, conditions: (SQL | undefined)[], most: number) {
  const rows = await selectAgentMail(tx, { place: sql<number>`${place}` })
    .where(mine(ctx, agentMail, ...conditions))
    .orderBy(asc(place), desc(agentMail.id))
    .limit(most);
  return rows.map(({ place, mail, business }) => ({ place, shown: toAgentMail(mail, business) }));
}

function after(cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined;
  const isDays = (key: string) => /^-?\d{1,9}$/.test(key);
  const [at, id] = readCursor(cursor, order, [isDays, isId]);
  return sql`(${place} > ${at}::int or (${place} = ${at}::int and ${agentMail.id} < ${id}::uuid))`;
}

function filters(ctx: Context, query: AgentMailRowsQuery): (SQL | undefined)[] {
  const { q, jurisdiction, tag, owner } = query;
  return [
    ...chosenMail(query),
    jurisdiction && eq(businesses.registration_jurisdiction, jurisdiction),
    tag === undefined ? undefined : sql`${agentMail.tags} @> ${JSON.stringify([tag])}::jsonb`,
    ownerFilter(ctx, agentMail.id, owner),
    searchFilter(q, {
      name: sql`(${businesses.legal_name} || ' ' || coalesce(${agentMail.sender}, ''))`,
      number: businesses.registration_number,
      ids: [agentMail.id],
    }),
  ].map((condition) => condition || undefined);
}
