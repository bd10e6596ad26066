import type { RequestListener, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { chooseHalf } from '#lib/start/choose-half';
import { listen } from '#lib/start/listen';
import { refuseRequest } from '#lib/start/refuse';
import { requestFault } from '#lib/start/request-fault';
import { closeServer } from '#lib/start/shut-down';

const quick = { most: 100, readerGraceMs: 50, readerBytesPerSecond: 1, everyMs: 10 };
const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

async function start(listener: RequestListener, limits = quick) {
  const { server, connections, port } = await listen({ host: '127.0.0.1', port: 0 }, listener, limits);
  // As in Next, which listens for upgrades but answers only some of them.
  server.on('upgrade', () => {});
  const stop = (grace = 0) => closeServer(server, connections, grace);
  open.push(stop);
  return { port, stop };
}

/** All that comes back until the connection ends. */
function raw(port: number, head: string): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(`${head}\r\n\r\n`));
    socket.on('data', (data) => {
      text += data;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(text));
  });
}

function dial(port: number, head = ''): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(head);
      resolve(socket);
    });
    socket.on('error', () => {});
  });
}

const ended = (socket: Socket) =>
  new Promise<void>((resolve) => {
    socket.resume();
    socket.once('close', () => resolve());
  });

const answering: RequestListener = (request, response) => {
  const fault = requestFault(request, chooseHalf(request.url ?? '/', 'all'));
  if (fault) refuseRequest(response, 400, fault);
  else response.end('answered');
};

describe('a request that asks for something else than HTTP', () => {
  test.each(['websocket', 'WebSocket', 'TLS/1.0', 'nothing'])(
    'an upgrade to %s is refused and ended',
    async (to) => {
      const { port } = await start(answering);
      const text = await raw(
        port,
        `GET /sign-in HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: ${to}`,
      );
      expect(text).toMatch(/^HTTP\/1\.1 400 [\s\S]*application\/problem\+json[\s\S]*no other protocol/);
    },
  );

  test('an offer of HTTP/2 is answered as if it had not been made', async () => {
    const { port } = await start(answering);
    const head = 'GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, HTTP2-Settings, close\r\nUpgrade: h2c';
    expect(await raw(port, head)).toMatch(/^HTTP\/1\.1 200 [\s\S]*answered/);
  });

  test.each([
    'GET http://evil.example/v1/filing HTTP/1.1',
    'GET http://evil.example/sign-in HTTP/1.1',
    'OPTIONS * HTTP/1.1',
    'GET /%ff HTTP/1.1',
    'GET /%00 HTTP/1.1',
    'GET /api/auth/%E0%A4%A HTTP/1.1',
  ])('%s is a problem of the caller', async (line) => {
    const { port } = await start(answering);
    expect(await raw(port, `${line}\r\nHost: x`)).toMatch(
      /^HTTP\/1\.1 400 [\s\S]*application\/problem\+json/,
    );
  });
});

test.each([
  ['without a host', 'GET /v1/filing HTTP/1.1', 400, 'Name one host'],
  ['with two hosts', 'GET /v1/filing HTTP/1.1\r\nHost: x\r\nhost: y', 400, 'Name one host'],
  [
    'that expects more than to continue',
    'GET /v1/filing HTTP/1.1\r\nHost: x\r\nExpect: y',
    417,
    '100-continue',
  ],
])('a request %s is answered with a problem', async (_name, head, status, detail) => {
  const { port } = await start(answering);
  const text = await raw(port, head);
  expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} [\\s\\S]*application/problem\\+json`));
  expect(text).toContain(detail);
});

test('a request of HTTP/1.0 needs no host', async () => {
  const { port } = await start(answering);
  expect(await raw(port, 'GET /v1/filing HTTP/1.0')).toContain('answered');
});

describe('a request that cannot be read', () => {
  test.each([
    ['an address with a space', 'GET /v1/filing?q=a b HTTP/1.1\r\nHost: x', 400, 'not a valid HTTP request'],
    [
      'an address of 20,000 characters',
      `GET /v1/filing?q=${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x`,
      431,
      'larger than 16 KiB',
    ],
  ])('%s is answered with a problem that says why', async (_name, head, status, detail) => {
    const { port } = await start(answering);
    const text = await raw(port, head);
    expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} [\\s\\S]*application/problem\\+json`));
    expect(JSON.parse(text.split('\r\n\r\n')[1] ?? '')).toEqual({
      type: 'about:blank',
      title: expect.any(String),
      status,
      detail: expect.stringContaining(detail),
    });
  });

  test('is not answered in the middle of another answer', async () => {
    const { port } = await start((_request, response) => {
      response.writeHead(200, { 'Content-Length': 20 });
      response.write('begun');
    });
    const text = await raw(port, 'GET / HTTP/1.1\r\nHost: x\r\n\r\nnonsense');
    expect(text).not.toContain('400');
  });
});

describe('connections', () => {
  test('past the most that may be there, the next one is closed', async () => {
    const { port } = await start(answering, { ...quick, most: 2 });
    const held = [await dial(port, 'GET / HTTP/1.1\r\n'), await dial(port, 'GET / HTTP/1.1\r\n')];
    await ended(await dial(port));
    expect(held.map((socket) => socket.destroyed)).toEqual([false, false]);
    for (const socket of held) socket.destroy();
  });

  test('a reader that takes nothing of a large answer is cut off', async () => {
    const cut = Promise.withResolvers<boolean>();
    const { port } = await start((_request, response) => {
      response.once('close', () => cut.resolve(response.writableFinished));
      response.end(Buffer.alloc(64 * 1024 * 1024));
    });
    const socket = await dial(port, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    socket.pause();
    expect(await cut.promise).toBe(false);
    socket.destroy();
  });

  test('a reader that takes what comes gets all of it', async () => {
    // Long enough that a busy machine, which delays both sides, does not look like a slow reader.
    const limits = { ...quick, readerGraceMs: 5_000 };
    const { port } = await start(
      (_request, response) => response.end(Buffer.alloc(16 * 1024 * 1024)),
      limits,
    );
    const answer = await fetch(`http://127.0.0.1:${port}/`);
    expect((await answer.arrayBuffer()).byteLength).toBe(16 * 1024 * 1024);
  });

  test('shutting down answers what is under way, and keeps no connection for more', async () => {
    const waiting = Promise.withResolvers<ServerResponse>();
    const { port, stop } = await start((_request, response) => waiting.resolve(response));
    const answered = fetch(`http://127.0.0.1:${port}/`);
    const response = await waiting.promise;
    const stopped = stop(10_000);
    response.end('here');
    expect((await answered).headers.get('connection')).toBe('close');
    await stopped;
  });

  test('shutting down ends what is left: a request without an answer, and one that never came whole', async () => {
    const waiting = Promise.withResolvers<ServerResponse>();
    const { port, stop } = await start((_request, response) => waiting.resolve(response));
    const sockets = [
      await dial(port, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'),
      await dial(port, 'POST / HTTP/1.1\r\nHost: x\r\nContent-Le'),
    ];
    await waiting.promise;
    await Promise.all([stop(), ...sockets.map(ended)]);
  });
});
