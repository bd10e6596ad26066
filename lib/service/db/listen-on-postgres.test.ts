import { connect, createServer, type Socket } from 'node:net';
import pino from 'pino';
import { afterAll, expect, test } from 'vitest';
import { listenOnPostgres } from '#lib/service/db/listen-on-postgres';
import { postgresOfFile } from '#lib/testing/postgres-of-file';

const { other, url } = await postgresOfFile();

/** A way to the database on which the connections of the moment can fall silent without being closed. */
async function startWay() {
  const open: Socket[] = [];
  const server = createServer((near) => {
    const far = connect(Number(new URL(url).port), new URL(url).hostname);
    for (const socket of [near, far]) socket.on('error', () => {});
    near.pipe(far).pipe(near);
    open.push(near, far);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const way = new URL(url);
  way.host = `127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`;
  return {
    url: way.href,
    fallSilent: () => {
      for (const socket of open) socket.unpipe().pause();
    },
    close: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}

test('a connection that falls silent is noticed and replaced, and the listener is told of both', async () => {
  const way = await startWay();
  afterAll(way.close);
  const heard: (string | boolean)[] = [];
  const listener = {
    onMessage: (payload: string) => void heard.push(payload),
    onState: (connected: boolean) => void heard.push(connected),
  };
  const stop = await listenOnPostgres(way.url, 'news', listener, pino({ level: 'silent' }), 2_000);
  await other.query("select pg_notify('news', 'first')");
  await expect.poll(() => heard).toEqual([true, 'first']);
  way.fallSilent();
  await other.query("select pg_notify('news', 'missed')");
  await expect.poll(() => heard).toEqual([true, 'first', false, true]);
  await other.query("select pg_notify('news', 'last')");
  await expect.poll(() => heard.at(-1)).toBe('last');
  await stop();
});
