import { eq } from 'drizzle-orm';
import type { Organization } from '#lib/contract/organization';
import type { Context } from '#lib/service/context';
import type { Db, Tx } from '#lib/service/db/database';
import { organizations } from '#lib/service/db/schema/organizations';
import { notFound } from '#lib/service/errors';

const { id, name, is_operator, requires_second_factor, agent_mail_forwards } = organizations;

/** The caller's own organization with its settings. */
export async function getOrganization(
  ctx: Context,
  db: Db | Tx = ctx.parts.database.db,
): Promise<Organization> {
  const own = eq(organizations.id, ctx.organizationId);
  const [row] = await db
    .select({ id, name, is_operator, requires_second_factor, agent_mail_forwards })
    .from(organizations)
    .where(own);
  if (!row) throw notFound('organization');
  return { object: 'organization', ...row };
}
