import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startFreshServer } from '../../scripts/fresh-server.ts';

export interface OwnServer {
  url: string;
  testKey: string;
  stop(): Promise<void>;
}

/** The product once more, with settings of the test's own, on a data folder that is gone afterwards. */
export async function startOwnServer(name: string, settings: Record<string, string>): Promise<OwnServer> {
  const { url, folder, stop } = await startFreshServer(name, settings);
  const demo = JSON.parse(readFileSync(join(folder, 'demo.json'), 'utf8')) as { test_key: string };
  return { url, testKey: demo.test_key, stop };
}
