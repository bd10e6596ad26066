import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { startFreshServer } from '../../scripts/fresh-server.ts';
import { copyTables } from '../../scripts/prepared-tables.ts';
import { makeOrganizations, type Organization } from './organization.ts';

export type OwnServer = {
  url: string;
  organization: Organization;
  /** Runs `npm run admin` with these arguments while the server runs. */
  admin(...given: string[]): Promise<void>;
  stop(): Promise<void>;
};

/**
 * A second server with the test's own settings, on a data folder that is deleted afterwards. It has one organization
 * and no demo, which takes long to create.
 */
export async function startOwnServer(
  name: string,
  settings: Record<string, string>,
  host?: string,
): Promise<OwnServer> {
  const made: Organization[] = [];
  const prepare = async (folder: string) => {
    copyTables(folder);
    made.push(...(await makeOrganizations(folder, 1)));
  };
  const { url, folder, stop } = await startFreshServer(name, { DEMO: 'off', ...settings }, prepare, host);
  const [organization] = made;
  if (!organization) throw new Error('No organization was made.');
  const admin = async (...given: string[]) => {
    const env = { ...process.env, ...settings, DATA_DIR: folder, SERVICE_URL: url };
    await promisify(execFile)(process.execPath, ['scripts/run.mjs', 'scripts/admin.ts', ...given], { env });
  };
  return { url, organization, admin, stop };
}
