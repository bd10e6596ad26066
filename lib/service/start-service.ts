import type { Env } from '#lib/config/env';
import type { Secrets } from '#lib/config/secrets';
import { createApp } from '#lib/service/http/create-app';
import { startWorker } from '#lib/service/jobs/worker';
import { closeParts, openParts } from '#lib/service/open-parts';

/** The sign-in and the keys of the demo organization, where there is one. */
export interface DemoAccess {
  email: string;
  password: string;
  test_key: string;
  live_key: string;
}

export interface RunningService {
  fetch: (request: Request, env?: unknown) => Response | Promise<Response>;
  stop(): Promise<void>;
  demo: DemoAccess | null;
}

/** Starts the half that answers the API and the half that works off the jobs, as ROLE says. */
export async function startService(config: { env: Env; secrets: Secrets }): Promise<RunningService> {
  const parts = await openParts(config);
  const { app, stop } = createApp(parts);
  if (config.env.ROLE !== 'api') await startWorker(parts);
  return {
    fetch: (request, env) => app.fetch(request, env as never),
    demo: null,
    stop: async () => {
      await stop();
      await closeParts(parts);
    },
  };
}
