import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serviceListener } from '#lib/start/service-listener';

let server: Server;
beforeAll(async () => {
  const echo = (request: Request) => new Response(request.url);
  server = createServer(serviceListener(echo, 'https://filings.example.com')).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.close();
});

/** All that comes back until the connection ends. */
async function raw(...head: string[]): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.end(`${head.join('\r\n')}\r\n\r\n`);
  let text = '';
  for await (const chunk of socket) text += chunk;
  return text;
}

test('a health check by HTTP/1.0, which names no host, is answered as at the public address', async () => {
  const answer = await raw('GET /healthz HTTP/1.0');
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(answer).toContain('http://filings.example.com/healthz');
});

test('a host that is named stays', async () => {
  const answer = await raw('GET /healthz HTTP/1.1', 'Host: api.internal:3001', 'Connection: close');
  expect(answer).toContain('http://api.internal:3001/healthz');
});
