import { startFreshServer } from './fresh-server.ts';

/**
 * Starts the product on a free port and an empty data folder, or uses the one at E2E_URL.
 * Tests find it by E2E_URL, and its data folder, with demo.json in it, by E2E_DATA_DIR.
 */
export default async function startForBrowserTests(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_URL) return undefined;
  const { url, folder, stop } = await startFreshServer('server', {
    SANDBOX_STEP_SECONDS: process.env.SANDBOX_STEP_SECONDS ?? '1',
    RATE_LIMIT_PER_MINUTE: '0',
  });
  Object.assign(process.env, { E2E_URL: url, E2E_DATA_DIR: folder });
  return stop;
}
