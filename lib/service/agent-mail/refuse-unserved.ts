import { eq } from 'drizzle-orm';
import { civilDateOf } from '#lib/rules/calendar/civil-date';
import { addDays } from '#lib/rules/calendar/days';
import { longDate } from '#lib/rules/calendar/short-date';
import { isServing } from '#lib/rules/registered-agent/registered-agent-state';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { mine } from '#lib/service/db/mine';
import { registeredAgents } from '#lib/service/db/schema/registered-agents';
import { invalid, ProblemError } from '#lib/service/errors';

/**
 * Throws `conflict` for a business whose registered agent the service neither is nor was, and `validation_error` for a
 * day on which it did not serve. It serves from the submission that names it, since the state decides on which day after
 * that the registration begins.
 */
export async function refuseUnserved(
  ctx: Context,
  tx: Tx,
  businessId: string,
  received_on: string,
): Promise<void> {
  const [agent] = await tx
    .select()
    .from(registeredAgents)
    .where(mine(ctx, registeredAgents, eq(registeredAgents.id, businessId)));
  const served = agent?.provider === 'service' && (isServing(agent.status) || agent.status === 'terminated');
  if (!served) throw notServed(agent?.status ?? 'none');
  // One day more at either end, since the desk's day may not be that of UTC.
  const first = addDays(civilDateOf(agent.created_at), -1);
  const last = addDays(civilDateOf(agent.ended_at ?? ctx.now), 1);
  if (received_on < first) refuseDay('too_early', `since ${longDate(civilDateOf(agent.created_at))}`);
  if (received_on <= last) return;
  if (agent.ended_at) refuseDay('too_late', `until ${longDate(civilDateOf(agent.ended_at))}`);
  const detail = 'Enter the day on which the agent received it: this one is still to come.';
  throw invalid([{ pointer: '/received_on', code: 'in_future', detail }]);
}

export function notServed(registered_agent_status: string): ProblemError {
  const detail = 'The service is not the registered agent of this business.';
  return new ProblemError('conflict', detail, { registered_agent_status });
}

function refuseDay(code: string, when: string): never {
  const detail = `Enter a day on which the service was its registered agent: it was ${when}.`;
  throw invalid([{ pointer: '/received_on', code, detail }]);
}
