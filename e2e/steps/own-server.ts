import { startFreshServer } from '../../scripts/fresh-server.ts';
import { makeOrganizations, type Organization } from './organization.ts';

export type OwnServer = {
  url: string;
  organization: Organization;
  stop(): Promise<void>;
};

/**
 * The product once more, with settings of the test's own, on a data folder that is gone afterwards. In it there is one
 * organization and no demo, which takes long to make.
 */
export async function startOwnServer(name: string, settings: Record<string, string>): Promise<OwnServer> {
  const made: Organization[] = [];
  const { url, stop } = await startFreshServer(name, { DEMO: 'off', ...settings }, async (folder) => {
    made.push(...(await makeOrganizations(folder, 1)));
  });
  const [organization] = made;
  if (!organization) throw new Error('No organization was made.');
  return { url, organization, stop };
}
