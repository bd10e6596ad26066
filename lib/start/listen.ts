import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { StartError } from '#lib/config/start-error';
import { type ConnectionLimits, Connections } from '#lib/start/connections';
import { refuseRequest, refuseUnread } from '#lib/start/refuse';

/** Opens the only listener. Throws StartError if the address is not available. */
export async function listen(
  address: { host: string; port: number },
  listener: RequestListener,
  limits: ConnectionLimits & { mayUpgrade?: (request: IncomingMessage) => boolean },
): Promise<{ server: Server; connections: Connections; port: number }> {
  const server = createServer(
    {
      // The longest time for which a slow client may hold a socket; enough to upload 25 MB on a slow line.
      headersTimeout: 15_000,
      requestTimeout: 120_000,
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16 * 1024,
      // Node would answer without a word; `requestFault` says what is missing.
      requireHostHeader: false,
      connectionsCheckingInterval: 5_000,
      // A listener for upgrades (Next has one) may leave one unanswered forever, so it is handled as an ordinary
      // request.
      shouldUpgradeCallback: limits.mayUpgrade ?? (() => false),
    },
    listener,
  );
  server.maxRequestsPerSocket = 0;
  explainUnread(server);
  server.on('checkExpectation', (_request, response) =>
    refuseRequest(response, 417, 'Expect nothing but 100-continue.'),
  );
  const connections = new Connections(server, limits);
  try {
    server.listen(address.port, address.host);
    await once(server, 'listening');
  } catch (error) {
    throw new StartError(sentence(error, address));
  }
  return { server, connections, port: (server.address() as AddressInfo).port };
}

/** Says what is wrong with a request that cannot be read, for which Node answers with a status alone. */
function explainUnread(server: Server): void {
  const latest = new WeakMap<Duplex, ServerResponse>();
  server.on('request', ({ socket }, response) => latest.set(socket, response));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const response = latest.get(socket);
    const isAnswering = response?.headersSent && !response.writableFinished;
    if (!socket.writable || isAnswering) {
      socket.destroy(error);
      return;
    }
    const [status, detail] = faults[error.code ?? ''] ?? [400, 'This is not a valid HTTP request.'];
    refuseUnread(socket, status, detail);
  });
}

const faults: Record<string, [status: number, detail: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'The address and the headers are together larger than 16 KiB.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request did not arrive in time.'],
};

function sentence(error: unknown, { host, port }: { host: string; port: number }): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${host} is in use by another program: stop that program, or choose another port, for example PORT=${port + 1} npm start.`;
  if (code === 'EACCES')
    return `Port ${port} may not be opened by this user: choose a port above 1023, for example PORT=3000 npm start.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST=${host} is no address of this machine: use 127.0.0.1, or 0.0.0.0 for every address.`;
  return `The server could not listen on ${host}:${port}: ${error instanceof Error ? error.message : String(error)}.`;
}
