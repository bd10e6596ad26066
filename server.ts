// Before the service is loaded, which imports Drizzle in many places.
import '#lib/start/resolve-drizzle';
import { existsSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { flushCompileCache } from 'node:module';
import { closeDataFolder } from '#lib/config/data-folder';
import { type Env, parseEnv, env as readEnv } from '#lib/config/env';
import { loadSecrets } from '#lib/config/secrets';
import { StartError } from '#lib/config/start-error';
import { refuseHeldFolder } from '#lib/service/db/data-lock';
import { announce } from '#lib/start/announce';
import { chooseHalf } from '#lib/start/choose-half';
import { connectionLimits } from '#lib/start/connections';
import { listen } from '#lib/start/listen';
import { refuse, refuseRequest } from '#lib/start/refuse';
import { requestFault } from '#lib/start/request-fault';
import { closeServer, onShutDown } from '#lib/start/shut-down';
import { refuseWithoutBuild, startDashboard } from '#lib/start/start-dashboard';
import type { Tracing } from '#lib/tracing/tracing';

const dev = process.argv.includes('--dev');

async function start(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  Object.assign(process.env, { NODE_ENV: dev ? 'development' : 'production' });
  const given = parseEnv(process.env);

  // The port is taken first: a second start is refused before it touches the data. Early requests wait for the rest.
  let answer: RequestListener | undefined;
  const ready = Promise.withResolvers<RequestListener>();
  const { server, connections, port } = await listen(
    { host: given.HOST, port: given.PORT },
    (request, response) => {
      if (answer) answer(request, response);
      else ready.promise.then((listener) => listener(request, response));
    },
    {
      ...connectionLimits,
      most: given.MAX_CONNECTIONS,
      // In development a page learns of changes over a web socket.
      mayUpgrade: ({ url }) => dev && url?.startsWith('/_next/') === true,
    },
  );
  process.env.PORT = String(port);
  const env = readEnv();

  const trace = await startTracing(env);
  closeDataFolder(env);
  if (!env.DATABASE_URL) await refuseHeldFolder(env.DATA_DIR);
  const hasDashboard = env.ROLE === 'all' || env.ROLE === 'dashboard';
  if (hasDashboard && !dev) refuseWithoutBuild();
  const secrets = await loadSecrets(env);
  const service = env.ROLE === 'dashboard' ? null : await startService({ env, secrets });
  announce(env, service?.demo ?? null, service?.setup);
  // The API answers while the dashboard is loaded; requests for pages wait.
  const dashboard = hasDashboard ? startDashboard({ dev, server, env }) : undefined;
  onShutDown(async () => {
    await closeServer(server, connections);
    await Promise.all([service?.stop(), dashboard?.then(({ stop }) => stop())]);
    await trace?.stop();
  });

  const showPage: RequestListener = (request, response) =>
    dashboard?.then(({ listener }) => listener(request, response));
  const halves = { service: service?.listener, dashboard: dashboard && showPage, nowhere: undefined };
  answer = (request, response) => {
    const half = chooseHalf(request.url ?? '/', env.ROLE);
    const fault = requestFault(request, half);
    if (fault) return refuseRequest(response, 400, fault);
    const listener = halves[half] ?? refuse;
    listener(request, response);
  };
  ready.resolve(answer);
  await dashboard;
  // A process that is killed writes nothing when it ends.
  flushCompileCache();
}

async function startTracing(env: Env): Promise<Tracing | undefined> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT } = env;
  if (!OTEL_EXPORTER_OTLP_ENDPOINT) return undefined;
  const [{ openTracing }, { log }] = await Promise.all([
    import('#lib/tracing/open-tracing'),
    import('#lib/actions/log'),
  ]);
  return openTracing({ ...env, OTEL_EXPORTER_OTLP_ENDPOINT }, (why) =>
    log().warn({ why }, 'traces could not be sent'),
  );
}

async function startService(config: Parameters<typeof import('#lib/service/start-service').startService>[0]) {
  const [{ startService }, { serviceListener }] = await Promise.all([
    import('#lib/service/start-service'),
    import('#lib/start/service-listener'),
  ]);
  const service = await startService(config);
  return { ...service, listener: serviceListener(service.fetch, config.env.BASE_URL) };
}

start().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
});
