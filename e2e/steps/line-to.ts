import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Line = {
  url: string;
  /** While it is cut, nobody answers at the address. */
  isCut: boolean;
  stop(): Promise<void>;
};

/** A line to a service, at an address of its own. */
export async function startLineTo(url: string): Promise<Line> {
  const server = createServer((asked, answer) => {
    if (line.isCut) return void asked.socket.destroy();
    const { method, headers } = asked;
    const there = request(new URL(asked.url ?? '', url), { method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    there.on('error', () => asked.socket.destroy());
    asked.pipe(there);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const line: Line = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isCut: false,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return line;
}
