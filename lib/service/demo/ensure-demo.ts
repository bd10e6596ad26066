import { StartError } from '#lib/config/start-error';
import type { Parts } from '#lib/service/context';
import {
  type DemoAccess,
  keepDemoAccess,
  makeDemoAccess,
  readDemoAccess,
} from '#lib/service/demo/demo-access';
import { demoIsOpen } from '#lib/service/demo/demo-is-open';
import { demoMade, makeDemo } from '#lib/service/demo/make-demo';
import { removeDemo } from '#lib/service/demo/remove-demo';

/** `closed`: there is one, or would be, if the service were not reached from other machines. */
export type DemoState = { is: 'new' | 'kept'; access: DemoAccess } | { is: 'closed' | 'none' };

/**
 * The demo organization of an embedded database: made when there is nothing in it yet, made anew when the start that
 * made it was cut off.
 */
export async function ensureDemo(parts: Parts): Promise<DemoState> {
  const { database, env } = parts;
  const organizations = await database.query(
    `select o.is_demo, exists (select from audit_entries a where a.organization_id = o.id and a.action = '${demoMade}') as made
     from organizations o`,
  );
  // The demo has organizations around its own: partners of the desk, and the one that runs the service.
  const ofDemo = organizations.filter(({ is_demo }) => is_demo === true);
  const demo = ofDemo.find(({ made }) => made) ?? ofDemo[0];
  const isEmpty = organizations.length === ofDemo.length;
  const mayBeMade = database.kind === 'pglite' && isEmpty;
  if (!demoIsOpen(env)) {
    const isByHost = env.DEMO === 'auto' && !env.FILING_API_URL;
    return { is: isByHost && (demo || mayBeMade) ? 'closed' : 'none' };
  }
  if (demo?.made) {
    const access = await readDemoAccess(env.DATA_DIR);
    return access ? { is: 'kept', access } : { is: 'none' };
  }
  return mayBeMade ? { is: 'new', access: await renewDemo(parts) } : { is: 'none' };
}

/**
 * Makes the demo organization anew, with a new sign-in and new keys; on Postgres only where there is none yet. Other
 * organizations are not touched. Throws StartError.
 */
export async function renewDemo(parts: Parts): Promise<DemoAccess> {
  if (!demoIsOpen(parts.env)) {
    throw new StartError(
      'The demo is closed by the settings: it is there only without FILING_API_URL, and with DEMO=on unless HOST and BASE_URL are this machine’s loopback.',
    );
  }
  const [demo] = await parts.database.query('select from organizations where is_demo limit 1');
  if (demo && parts.database.kind === 'postgres') {
    throw new StartError(
      'This Postgres has the demo already, and nobody may take entries out of its audit trail: take an empty database.',
    );
  }
  if (demo) await removeDemo(parts.database);
  const access = makeDemoAccess();
  await keepDemoAccess(parts.env.DATA_DIR, parts.env.BASE_URL, access);
  await makeDemo(parts, access);
  return access;
}
