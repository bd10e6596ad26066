import { desc, eq, isNotNull, isNull, lt, type SQL } from 'drizzle-orm';
import type { AgentMail, AgentMailListQuery } from '#lib/contract/agent-mail';
import type { List } from '#lib/contract/list';
import { toAgentMail } from '#lib/service/agent-mail/to-agent-mail';
import type { Context } from '#lib/service/context';
import { pageOfIds, readIdCursor } from '#lib/service/cursor';
import type { Tx } from '#lib/service/db/database';
import { mine, sameTenant } from '#lib/service/db/mine';
import { agentMail } from '#lib/service/db/schema/agent-mail';
import { businesses } from '#lib/service/db/schema/businesses';
import { withTenant } from '#lib/service/db/tenant';
import { notFound } from '#lib/service/errors';
import { isId } from '#lib/service/ids';

const order = 'agent mail newest first';

/** Agent mail, each piece with its business. */
export function selectAgentMail<Also extends Record<string, SQL> = Record<never, never>>(
  tx: Tx,
  also = {} as Also,
) {
  return tx
    .select({ id: agentMail.id, mail: agentMail, business: businesses, ...also })
    .from(agentMail)
    .innerJoin(businesses, sameTenant(businesses, agentMail, eq(businesses.id, agentMail.business_id)));
}

/** Mail that the registered agent received, newest first. */
export async function listAgentMail(ctx: Context, query: AgentMailListQuery): Promise<List<AgentMail>> {
  const after = query.cursor === undefined ? undefined : readIdCursor(query.cursor, order);
  const rows = await withTenant(ctx, (tx) =>
    selectAgentMail(tx)
      .where(
        mine(ctx, agentMail, ...chosenMail(query), after === undefined ? undefined : lt(agentMail.id, after)),
      )
      .orderBy(desc(agentMail.id))
      .limit(query.limit + 1),
  );
  return pageOfIds(rows, query.limit, order, ({ mail, business }) => toAgentMail(mail, business));
}

/** The conditions of the filters that the API and the inbox share. */
export function chosenMail({
  type,
  read,
  business_id,
}: Pick<AgentMailListQuery, 'type' | 'read' | 'business_id'>): (SQL | undefined)[] {
  return [
    type && eq(agentMail.type, type),
    read && (read === 'true' ? isNotNull(agentMail.read_at) : isNull(agentMail.read_at)),
    business_id === undefined ? undefined : eq(agentMail.business_id, business_id),
  ];
}

export function getAgentMail(ctx: Context, id: string): Promise<AgentMail> {
  return withTenant(ctx, async (tx) => {
    const { mail, business } = await loadAgentMail(ctx, tx, id);
    return toAgentMail(mail, business);
  });
}

/** Like `loadAgentMail`, locked until the transaction ends. */
export async function lockAgentMail(ctx: Context, tx: Tx, id: string) {
  if (!isId(id)) throw notFound('agent mail');
  const own = mine(ctx, agentMail, eq(agentMail.id, id));
  await tx.select({ id: agentMail.id }).from(agentMail).where(own).for('update');
  return loadAgentMail(ctx, tx, id);
}

/** With its business; 404 if there is none. */
export async function loadAgentMail(ctx: Context, tx: Tx, id: string) {
  if (!isId(id)) throw notFound('agent mail');
  const [found] = await selectAgentMail(tx).where(mine(ctx, agentMail, eq(agentMail.id, id)));
  if (!found) throw notFound('agent mail');
  return found;
}
