import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

describe('a client that reads only when it has sent everything', () => {
  const megabyte = Buffer.alloc(1024 * 1024);
  const head = (bytes: number, connection = 'keep-alive') =>
    `POST / HTTP/1.1\r\nHost: x\r\nConnection: ${connection}\r\nContent-Length: ${bytes}\r\n\r\n`;

  /** What comes back for 40 MB, of which the last one is sent long after the answer. */
  async function sendAll(socket: Socket, connection?: string): Promise<string> {
    const send = (chunk: Buffer | string) =>
      new Promise<void>((resolve, reject) =>
        socket.write(chunk, (error) => (error ? reject(error) : resolve())),
      );
    await send(head(40 * megabyte.length, connection));
    for (let sent = 0; sent < 39; sent += 1) await send(megabyte);
    await setTimeout(1_000);
    await send(megabyte);
    return receive(socket);
  }

  async function receive(socket: Socket): Promise<string> {
    const [answer] = await once(socket.resume(), 'data');
    socket.pause();
    return String(answer);
  }

  async function connectToRefusing(read: (request: Request) => unknown): Promise<Socket> {
    const refusing = createServer(
      serviceListener(async (request) => {
        await read(request);
        return new Response('too large', { status: 413 });
      }, 'https://filings.example.com'),
    ).listen(0, '127.0.0.1');
    await once(refusing, 'listening');
    const socket = connect((refusing.address() as AddressInfo).port, '127.0.0.1').pause();
    socket.once('close', () => refusing.close());
    return socket;
  }

  const reading = [
    ['nobody reads', () => {}],
    ['is read in part', async (request: Request) => void (await request.body?.getReader().read())],
  ] as const;

  test.each(reading)(
    'gets the answer to a body that %s, and goes on with the connection',
    async (_how, read) => {
      const socket = await connectToRefusing(read);
      expect(await sendAll(socket)).toMatch(/^HTTP\/1\.1 413 /);
      socket.write(head(0));
      expect(await receive(socket)).toMatch(/^HTTP\/1\.1 413 /);
      socket.destroy();
    },
  );

  test.each(reading)(
    'gets the answer to a body that %s, and the connection ends, as it asked',
    async (_how, read) => {
      const socket = await connectToRefusing(read);
      expect(await sendAll(socket, 'close')).toMatch(/^HTTP\/1\.1 413 /);
      await once(socket.resume(), 'close');
    },
  );
});
