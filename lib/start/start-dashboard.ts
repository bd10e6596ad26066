import { existsSync } from 'node:fs';
import type { RequestListener, Server, ServerResponse } from 'node:http';
import { clientAddress } from '#lib/config/client-address';
import { pageSecurityHeaders } from '#lib/config/content-security-policy';
import type { Env } from '#lib/config/env';
import { StartError } from '#lib/config/start-error';
import { knownHost } from '#lib/start/known-host';
import { pageMethods } from '#lib/start/page-methods';
import { refuseRequest } from '#lib/start/refuse';
import { isStaticFile, staticFileListener } from '#lib/start/static-files';
import { tracePages } from '#lib/start/trace-pages';

export type Dashboard = { listener: RequestListener; stop: () => Promise<void> };

export function refuseWithoutBuild(): void {
  if (existsSync('.next/BUILD_ID')) return;
  throw new StartError('The dashboard is not built: run npm start, or npm run build first.');
}

/** Prepares Next behind our own listener: from the build in .next, or compiling as pages are asked for with `dev`. */
export async function startDashboard(options: {
  dev: boolean;
  server: Server;
  env: Env;
}): Promise<Dashboard> {
  const { dev, server, env } = options;
  trustOwnAddress(env);
  const answerHeaders = {
    ...pageSecurityHeaders(env.BASE_URL.startsWith('https://')),
    'Content-Security-Policy': "object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  };
  const { default: next } = await import('next');
  const app = next({ dev, hostname: env.HOST, port: env.PORT, httpServer: server, quiet: !dev });
  if (!dev) await readConfig();
  await app.prepare();
  const handle = tracePages(app.getRequestHandler());
  const sendFile = staticFileListener();
  return {
    listener: (request, response) => {
      // Next trusts headers of a request; from here on they contain verified values.
      const { headers, socket } = request;
      const forwarded = headers['x-forwarded-for'];
      const address = clientAddress(socket.remoteAddress, String(forwarded ?? ''), env.TRUSTED_PROXIES);
      headers['x-forwarded-for'] = address ?? '';
      // Pages overwrite these headers with their own; other responses keep them.
      for (const [name, value] of Object.entries(answerHeaders)) response.setHeader(name, value);
      if (env.ROLE === 'dashboard' && answerHealth(request.url, response)) return;
      const host = knownHost(request, env);
      if (host === null) return refuseRequest(response, 421, unknownHost);
      const methods = pageMethods(request.url);
      if (!methods.includes(request.method ?? '')) return refuseMethod(response, methods);
      headers.host = host;
      headers['x-forwarded-host'] = host;
      headers['x-forwarded-proto'] = new URL(env.BASE_URL).protocol.slice(0, -1);
      if (!dev && isStaticFile(request.url)) return sendFile(request, response);
      handle(request, response).catch((error: unknown) => {
        console.error(error);
        if (!response.headersSent) response.writeHead(500);
        response.end();
      });
    },
    stop: () => app.close(),
  };
}

/** A CommonJS module, whose exports are all in `default`. */
type ConfigModule = { default: typeof import('next/dist/server/config.js') };

/** Next prints that it has read its settings, below what the start says, unless they have been read before. */
async function readConfig(): Promise<void> {
  const { PHASE_PRODUCTION_SERVER } = await import('next/constants.js');
  const { default: config } = (await import('next/dist/server/config.js')) as unknown as ConfigModule;
  await config.default(PHASE_PRODUCTION_SERVER, process.cwd());
}

const unknownHost =
  'The dashboard is not reached by this name. Its operator adds a name with BASE_URL or ALLOWED_HOSTS.';

function refuseMethod(response: ServerResponse, methods: readonly string[]): void {
  response.setHeader('Allow', methods.join(', '));
  refuseRequest(response, 405, `Use ${methods.filter((method) => method !== 'HEAD').join(' or ')} here.`);
}

// next-auth builds its links from the configured address; without one, from the verified host.
function trustOwnAddress(env: Env): void {
  if (process.env.BASE_URL) process.env.NEXTAUTH_URL ??= env.BASE_URL;
  else process.env.AUTH_TRUST_HOST ??= 'true';
}

function answerHealth(url: string | undefined, response: Parameters<RequestListener>[1]): boolean {
  if (url !== '/healthz' && url !== '/readyz') return false;
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"status":"ok"}');
  return true;
}
