import { not } from 'drizzle-orm';
import type { Parts } from '#lib/service/context';
import { organizations } from '#lib/service/db/schema/organizations';
import { demoIsOpen } from '#lib/service/demo/demo-is-open';

/** Whether there is an organization to sign in to, including the demo's. */
export async function isSetUp({ database, env }: Pick<Parts, 'database' | 'env'>): Promise<boolean> {
  const signable = demoIsOpen(env) ? undefined : not(organizations.is_demo);
  const [row] = await database.db
    .select({ id: organizations.id })
    .from(organizations)
    .where(signable)
    .limit(1);
  return row !== undefined;
}
