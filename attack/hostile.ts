import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

/** The sockets of one attack, and their outcome. */
type Counts = {
  sent: number;
  /** How many the service ended. */
  ended: number;
};

type Hostile = {
  sockets: number;
  /** The first bytes of each socket. */
  first: (nth: number) => string;
  /** What it keeps sending at intervals. */
  more?: { text: string; everyMs: number };
  /** Opens another socket when one has ended. */
  again?: boolean;
  reads?: boolean;
};

/** Starts the attack with this name in a separate thread, so that it does not slow the measured client. */
export function startAttack(url: string, key: string, name: string): { stop(): Promise<Counts> } {
  const worker = new Worker(new URL(import.meta.url), { workerData: { url, key, name } });
  return {
    stop: async () => {
      worker.postMessage('stop');
      const [counts] = (await once(worker, 'message')) as [Counts];
      await worker.terminate();
      return counts;
    },
  };
}

/** Holds this many sockets open to the address, each with the given hostile behavior. */
function hold(url: string, { sockets, first, more, again = false, reads = true }: Hostile): Counts {
  const { hostname, port } = new URL(url);
  const open = new Set<Socket>();
  const counts: Counts = { sent: 0, ended: 0 };

  function begin(nth: number): void {
    const socket = connect(Number(port), hostname);
    open.add(socket);
    counts.sent += 1;
    socket.on('error', () => {});
    if (reads) socket.on('data', () => {});
    socket.on('connect', () => socket.write(first(nth)));
    socket.on('close', () => {
      open.delete(socket);
      counts.ended += 1;
      if (again) setTimeout(begin, 5, nth);
    });
  }
  for (let nth = 0; nth < sockets; nth += 1) begin(nth);
  if (more) {
    setInterval(() => {
      for (const socket of open) if (socket.writable) socket.write(more.text);
    }, more.everyMs);
  }
  return counts;
}

const head = (lines: string[]) => `${lines.join('\r\n')}\r\n\r\n`;
const post = (path: string, type: string, length: number, key: string) =>
  head([
    `POST ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    `Authorization: Bearer ${key}`,
    `Content-Type: ${type}`,
    `Content-Length: ${length}`,
    'Connection: close',
  ]);

/** Each attack by name; `key` is a valid one, for what a partner could do. */
export function attacks(key: string): Record<string, Hostile> {
  const deep = `{"legal_name":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
  const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n';
  const parts = `${part.repeat(60_000)}--x--\r\n`;
  const large = 'x'.repeat(10_000_000);
  const signs = `eyJ${'a'.repeat(40)}.`.repeat(300);
  return {
    'slow headers': {
      sockets: 2_000,
      first: () => 'GET /v1/filing HTTP/1.1\r\nHost: 127.0.0.1\r\n',
      more: { text: 'X-Slow: 1\r\n', everyMs: 3_000 },
      again: true,
    },
    'slow bodies': {
      sockets: 2_000,
      first: () => `${post('/v1/business', 'application/json', 900_000, key)}{`,
      more: { text: ' ', everyMs: 3_000 },
    },
    'slow readers': {
      sockets: 500,
      first: () => head(['GET /v1/openapi.json HTTP/1.1', 'Host: 127.0.0.1']).repeat(4),
      reads: false,
    },
    upgrades: {
      sockets: 600,
      first: () =>
        head(['GET /anything HTTP/1.1', 'Host: 127.0.0.1', 'Connection: Upgrade', 'Upgrade: websocket']),
      again: true,
    },
    '10,000 headers': {
      sockets: 50,
      first: () =>
        head([
          'GET /v1/filing HTTP/1.1',
          'Host: 127.0.0.1',
          ...Array.from({ length: 10_000 }, (_, n) => `X-${n}: 1`),
        ]),
      again: true,
    },
    'deep JSON': {
      sockets: 8,
      first: () => post('/v1/business', 'application/json', deep.length, key) + deep,
      again: true,
    },
    'bodies of 10 MB': {
      sockets: 8,
      first: () => post('/v1/business', 'application/json', large.length, key) + large,
      again: true,
    },
    'floods of parts': {
      sockets: 4,
      first: () =>
        post(
          '/v1/business/01a20719-b0cc-739c-97cc-cd2488d262eb/document',
          'multipart/form-data; boundary=x',
          parts.length,
          key,
        ) + parts,
      again: true,
    },
    'what looks like secrets': {
      sockets: 8,
      first: () => head([`GET /v1/${signs} HTTP/1.1`, 'Host: 127.0.0.1', 'Connection: close']),
      again: true,
    },
    'wrong keys': {
      sockets: 8,
      first: (nth) =>
        head([
          'GET /v1/filing HTTP/1.1',
          'Host: 127.0.0.1',
          `Authorization: Bearer sk_test_${nth}${'0'.repeat(40)}`,
          'Connection: close',
        ]),
      again: true,
    },
  };
}

if (!isMainThread && parentPort) {
  const { url, key, name } = workerData as { url: string; key: string; name: string };
  const hostile = attacks(key)[name];
  if (!hostile) throw new Error(`There is no attack by the name ${name}.`);
  const counts = hold(url, hostile);
  parentPort.once('message', () => parentPort?.postMessage(counts));
}
