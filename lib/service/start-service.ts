import type { Env } from '#lib/config/env';
import type { Secrets } from '#lib/config/secrets';
import { type DemoState, ensureDemo } from '#lib/service/demo/ensure-demo';
import { createApp } from '#lib/service/edge/create-app';
import { startWorker } from '#lib/service/jobs/worker';
import { closeParts, openParts } from '#lib/service/open-parts';
import { startSeeding } from '#lib/service/registry/seed-registry';
import { isSetUp } from '#lib/service/setup/is-set-up';
import { setupCode } from '#lib/service/setup/setup-code';

export type RunningService = {
  fetch: (request: Request, env?: unknown) => Response | Promise<Response>;
  stop(): Promise<void>;
  demo: DemoState;
  /** The setup code, while the installation is not set up. */
  setup: string | null;
};

/** Starts the API, the worker or both, as ROLE says. */
export async function startService(config: { env: Env; secrets: Secrets }): Promise<RunningService> {
  const parts = await openParts(config);
  const { app, stop } = createApp(parts);
  // Before the worker, which would process the unfinished filings of the demo's history.
  const demo = await ensureDemo(parts);
  const stopWorker = config.env.ROLE === 'api' ? async () => {} : await startWorker(parts);
  const stopSeeding = startSeeding(parts);
  return {
    fetch: (request, env) => app.fetch(request, env as never),
    demo,
    setup: (await isSetUp(parts)) ? null : setupCode(parts),
    stop: async () => {
      await stopWorker();
      await stopSeeding();
      await stop();
      await closeParts(parts);
    },
  };
}
