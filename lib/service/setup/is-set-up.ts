import type { Parts } from '#lib/service/context';
import { demoIsOpen } from '#lib/service/demo/demo-is-open';

/** Whether there is an organization to sign in to, be it the demo's. */
export async function isSetUp({ database, env }: Pick<Parts, 'database' | 'env'>): Promise<boolean> {
  const [row] = await database.query(
    'select exists (select from organizations where $1 or not is_demo) as there',
    [demoIsOpen(env)],
  );
  return row?.there === true;
}
