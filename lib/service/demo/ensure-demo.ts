import { and, eq, inArray } from 'drizzle-orm';
import { StartError } from '#lib/config/start-error';
import type { Parts } from '#lib/service/context';
import { auditEntries } from '#lib/service/db/schema/audit';
import { organizations } from '#lib/service/db/schema/organizations';
import {
  type DemoAccess,
  keepDemoAccess,
  makeDemoAccess,
  readDemoAccess,
} from '#lib/service/demo/demo-access';
import { demoIsOpen } from '#lib/service/demo/demo-is-open';
import { demoMade, makeDemo } from '#lib/service/demo/make-demo';
import { removeDemo } from '#lib/service/demo/remove-demo';

/** `closed`: there is a demo, or would be, if the service were not reachable from other machines. */
export type DemoState = { is: 'new' | 'kept'; access: DemoAccess } | { is: 'closed' | 'none' };

/**
 * The demo organization of an embedded database: made if the database is empty, remade if the start that made it was
 * interrupted.
 */
export async function ensureDemo(parts: Parts): Promise<DemoState> {
  const { database, env } = parts;
  const every = await database.db
    .select({ id: organizations.id, is_demo: organizations.is_demo })
    .from(organizations);
  // The demo includes other organizations: partners of the desk, and the one that runs the service.
  const ofDemo = every.filter(({ is_demo }) => is_demo);
  const { action, object_id } = auditEntries;
  const demoIds = ofDemo.map(({ id }) => id);
  const [whole] = await database.db
    .select({ id: object_id })
    .from(auditEntries)
    .where(and(inArray(object_id, demoIds), eq(action, demoMade)));
  const demo = ofDemo.find(({ id }) => id === whole?.id) ?? ofDemo[0];
  const isEmpty = every.length === ofDemo.length;
  const mayBeMade = database.kind === 'pglite' && isEmpty;
  if (!demoIsOpen(env)) {
    const isByHost = env.DEMO === 'auto' && !env.FILING_API_URL;
    return { is: isByHost && (demo || mayBeMade) ? 'closed' : 'none' };
  }
  if (demo && demo.id === whole?.id) {
    const access = await readDemoAccess(env.DATA_DIR);
    if (!access) return { is: 'none' };
    // With the address of this start, which may be another one.
    await keepDemoAccess(env.DATA_DIR, env.BASE_URL, access);
    return { is: 'kept', access };
  }
  return mayBeMade ? { is: 'new', access: await renewDemo(parts) } : { is: 'none' };
}

/**
 * Remakes the demo organization, with a new sign-in and new keys; on Postgres only if there is none yet. Other
 * organizations are not touched. Throws StartError.
 */
export async function renewDemo(parts: Parts): Promise<DemoAccess> {
  if (!demoIsOpen(parts.env)) {
    throw new StartError(
      'The demo is closed by the settings: it is there only without FILING_API_URL, and with DEMO=on unless HOST and BASE_URL are this machine’s loopback.',
    );
  }
  const demo = (await parts.database.db.$count(organizations, eq(organizations.is_demo, true))) > 0;
  if (demo && parts.database.kind === 'postgres') {
    throw new StartError(
      'This Postgres has the demo already, and nobody may take entries out of its audit log: take an empty database.',
    );
  }
  await parts.documents.reach().catch(({ message }: Error) => {
    throw new StartError(`The demo has documents, and their storage cannot be reached: ${message}`);
  });
  if (demo) await removeDemo(parts.database);
  const access = makeDemoAccess();
  await keepDemoAccess(parts.env.DATA_DIR, parts.env.BASE_URL, access);
  await makeDemo(parts, access);
  return access;
}
