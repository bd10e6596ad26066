import { connect, createServer, type Socket } from 'node:net';
import { freePort } from '../scripts/free-port.ts';

/** A pooler in front of Postgres that drops its connections on command. */
export async function startDroppingPooler(url: string) {
  const { hostname, port: behind } = new URL(url);
  const sockets = new Set<Socket>();
  let dropped = 0;
  const server = createServer((client) => {
    const upstream = connect(Number(behind), hostname);
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(one);
      one.on('error', () => {});
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  const port = await freePort();
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return {
    url: Object.assign(new URL(url), { port: String(port) }).href,
    drop: () => {
      dropped += sockets.size / 2;
      for (const socket of sockets) socket.destroy();
    },
    dropped: () => dropped,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
