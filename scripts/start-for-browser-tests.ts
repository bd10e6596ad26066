import { rmSync } from 'node:fs';
import { makeOrganizations } from '../e2e/steps/organization.ts';
import { layDown } from '../e2e/steps/pool.ts';
import { startFreshServer } from './fresh-server.ts';
import { copyTables, prepareTables } from './prepared-tables.ts';

// More than there are tests, so that each can be repeated several times.
const organizations = 800;

/**
 * Starts the product on a free port with a data folder that has the demo and many empty organizations. Tests find it by
 * E2E_URL, its data folder with demo.json by E2E_DATA_DIR, and the organizations by E2E_ORGANIZATIONS.
 */
export default async function startForBrowserTests(): Promise<() => Promise<void>> {
  let pool = '';
  const removeTables = await prepareTables();
  const settings = {
    SANDBOX_STEP_SECONDS: process.env.SANDBOX_STEP_SECONDS ?? '1',
    RATE_LIMIT_PER_MINUTE: '0',
    DEMO: 'on',
  };
  const { url, folder, stop } = await startFreshServer('server', settings, async (data) => {
    copyTables(data);
    pool = layDown(await makeOrganizations(data, organizations, settings));
  });
  Object.assign(process.env, { E2E_URL: url, E2E_DATA_DIR: folder, E2E_ORGANIZATIONS: pool });
  return async () => {
    await stop();
    removeTables();
    rmSync(pool, { recursive: true, force: true });
  };
}
