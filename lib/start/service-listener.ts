import type { IncomingMessage, RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';

type Fetch = (request: Request, env?: unknown) => Response | Promise<Response>;

/** How long the rest of a body is taken after an answer that did not wait for it. */
const restMs = 30_000;

/** The service as a listener. Before HTTP/1.1 a request may name no host, as the health checks of some proxies do. */
export function serviceListener(fetch: Fetch, baseUrl: string): RequestListener {
  const options = { hostname: new URL(baseUrl).host, autoCleanupIncoming: false };
  const answer = getRequestListener(fetch, options);
  return (incoming, outgoing) => {
    // Before Node's own, which ends the connection if it was the last answer on it.
    outgoing.prependOnceListener('finish', () => takeRest(incoming));
    return answer(incoming, outgoing);
  };
}

/**
 * Most clients read an answer only when they have sent their body. A connection that closes before is reset, and they
 * report that instead of the answer.
 */
function takeRest(incoming: IncomingMessage): void {
  if (incoming.complete || incoming.destroyed) return;
  const { socket } = incoming;
  const { destroySoon } = socket;
  const end = () => destroySoon.call(socket);
  // With it Node ends a connection on which the client wants no further answer.
  socket.destroySoon = () => incoming.once('close', end);
  const timer = setTimeout(end, restMs).unref();
  incoming.once('close', () => {
    clearTimeout(timer);
    socket.destroySoon = destroySoon;
  });
  // Whoever began to read would stop the flow when nobody reads on.
  incoming.removeAllListeners('data').resume();
}
