import { eq } from 'drizzle-orm';
import type { HandOverWorkRequest } from '#lib/contract/member';
import { Mode } from '#lib/contract/scalars';
import { auditOwners } from '#lib/service/assignment/audit-owners';
import type { Context } from '#lib/service/context';
import { mine } from '#lib/service/db/mine';
import { apiKeys } from '#lib/service/db/schema/api-keys';
import { assignments } from '#lib/service/db/schema/assignments';
import { people } from '#lib/service/db/schema/organizations';
import { invalid } from '#lib/service/errors';
import { auditEach } from '#lib/service/event/record-event';
import { lockMember, membersOf } from '#lib/service/person/load-member';
import { organizationWide } from '#lib/service/session/log-access';

/** Gives the API keys and the work of a member to another, in both modes. */
export async function handOverWork(ctx: Context, from: string, { to }: HandOverWorkRequest): Promise<void> {
  const acting = organizationWide(ctx);
  // People are not in any tenant's policies, so this uses the service's own transaction.
  await ctx.parts.database.transaction(async (tx) => {
    await lockMember(ctx, tx, from);
    const [heir] = from === to ? [] : await membersOf(ctx, tx, eq(people.id, to));
    if (!heir || heir.suspended_at) {
      const detail = 'Choose another member, who is not suspended.';
      throw invalid([{ pointer: '/to', code: 'not_a_member', detail }]);
    }
    for (const mode of Mode.options) {
      const tenant = { ...acting, mode };
      const keys = await tx
        .update(apiKeys)
        .set({ created_by: to })
        .where(mine(tenant, apiKeys, eq(apiKeys.created_by, from)))
        .returning({ id: apiKeys.id });
      const changed = keys.map(({ id }) => ({ id, before: { owner_id: from }, after: { owner_id: to } }));
      await auditEach(tenant, tx, 'api_key.transferred', 'api_key', changed);
      const given = await tx
        .update(assignments)
        .set({ person_id: to, assigned_at: ctx.now })
        .where(mine(tenant, assignments, eq(assignments.person_id, from)))
        .returning({ id: assignments.id, object: assignments.object });
      await auditOwners(tenant, tx, given, from, to);
    }
  });
}
