import type { Parts } from '#lib/service/context';
import {
  type DemoAccess,
  keepDemoAccess,
  makeDemoAccess,
  readDemoAccess,
} from '#lib/service/demo/demo-access';
import { demoMade, makeDemo } from '#lib/service/demo/make-demo';
import { removeDemo } from '#lib/service/demo/remove-demo';

/**
 * The demo organization of an embedded database: made when there is nothing in it yet, made anew when the start that
 * made it was cut off. Answers how to sign in, or null where there is none.
 */
export async function ensureDemo(parts: Parts): Promise<DemoAccess | null> {
  const { database, env } = parts;
  const organizations = await database.query(
    `select o.is_demo, exists (select from audit_entries a where a.organization_id = o.id and a.action = '${demoMade}') as made
     from organizations o`,
  );
  const demo = organizations.find(({ is_demo }) => is_demo === true);
  if (demo?.made) return readDemoAccess(env.DATA_DIR);
  const isEmpty = organizations.length === (demo ? 1 : 0);
  if (database.kind !== 'pglite' || env.DEMO === 'off' || !isEmpty) return null;
  return renewDemo(parts);
}

/** Makes the demo organization anew, with a new sign-in and new keys. Other organizations are not touched. */
export async function renewDemo(parts: Parts): Promise<DemoAccess> {
  await removeDemo(parts.database);
  const access = makeDemoAccess();
  await keepDemoAccess(parts.env.DATA_DIR, parts.env.BASE_URL, access);
  await makeDemo(parts, access);
  return access;
}
