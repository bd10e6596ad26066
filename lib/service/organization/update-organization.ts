import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { AgentMailForward, Organization, UpdateOrganizationRequest } from '#lib/contract/organization';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { organizations } from '#lib/service/db/schema/organizations';
import { invalid, ProblemError } from '#lib/service/errors';
import { audit } from '#lib/service/event/record-event';
import { getOrganization } from '#lib/service/organization/get-organization';
import { lacksFactor } from '#lib/service/second-factor/lacks-factor';
import { logAccess, organizationWide } from '#lib/service/session/log-access';

/**
 * Changes the settings of the organization. If a second factor becomes required, members without one can do nothing
 * else from their next request on. Throws `conflict` if that includes the caller, and `validation_error` for one rule
 * too many.
 */
export async function updateOrganization(
  ctx: Context,
  change: UpdateOrganizationRequest,
): Promise<Organization> {
  const acting = organizationWide(ctx);
  const { actions, organization } = await ctx.parts.database.transaction(async (tx) => {
    const own = eq(organizations.id, ctx.organizationId);
    // A change of another setting at the same time would be undone: all of them are written.
    await tx.select({ id: organizations.id }).from(organizations).where(own).for('no key update');
    const found = await getOrganization(ctx, tx);
    const { name = found.name, requires_second_factor = found.requires_second_factor } = change;
    const agent_mail_forwards = changedForwards(found, change);
    const next = { name, requires_second_factor, agent_mail_forwards };
    const done = actionsOf(found, next);
    if (done.length === 0) return { actions: done, organization: found };
    await tx.update(organizations).set(next).where(own);
    if (requires_second_factor && !found.requires_second_factor) await refuseWithoutOwn(ctx, tx);
    for (const [action, member] of done) {
      const changes = {
        before: { [member]: shown(found[member]) },
        after: { [member]: shown(next[member]) },
      };
      await audit(acting, tx, action, 'organization', found.id, changes);
    }
    return { actions: done, organization: { ...found, ...next } };
  });
  for (const [action] of actions) logAccess(acting, action, { object: organization.id });
  return organization;
}

type Settings = Pick<Organization, 'name' | 'requires_second_factor' | 'agent_mail_forwards'>;

function actionsOf(before: Settings, after: Settings): [action: string, member: keyof Settings][] {
  const factor = after.requires_second_factor ? 'second_factor.required' : 'second_factor.made_optional';
  const actions: [string, keyof Settings][] = [
    ['organization.renamed', 'name'],
    [factor, 'requires_second_factor'],
    ['agent_mail.forwards_changed', 'agent_mail_forwards'],
  ];
  return actions.filter(([, member]) => !isDeepStrictEqual(before[member], after[member]));
}

const mostForwards = 20;

/** A rule that is there already is not added again, and one that is gone needs no removal. */
function changedForwards(
  { agent_mail_forwards: forwards }: Organization,
  { add_agent_mail_forward: added, remove_agent_mail_forward: removed }: UpdateOrganizationRequest,
): AgentMailForward[] {
  const kept = forwards.filter((rule) => !isDeepStrictEqual(rule, removed));
  if (!added || kept.some((rule) => isDeepStrictEqual(rule, added))) return kept;
  if (kept.length < mostForwards) return [...kept, added];
  const detail = `Use at most ${mostForwards} rules.`;
  throw invalid([{ pointer: '/add_agent_mail_forward/to', code: 'too_big', detail }]);
}

/** Addresses identify people, and the trail never changes, so it only records the number of rules. */
function shown(value: Settings[keyof Settings]): string | boolean | number {
  return Array.isArray(value) ? value.length : value;
}

async function refuseWithoutOwn(ctx: Context, tx: Tx): Promise<void> {
  if (!ctx.session || !(await lacksFactor(tx, ctx.session.id))) return;
  throw new ProblemError('conflict', 'Set up your own second factor first.');
}
