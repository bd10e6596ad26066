import type { Server } from 'node:http';
import type { Connections } from '#lib/start/connections';

const graceMilliseconds = 10_000;

/** Stops accepting, lets requests in progress finish within the grace time, then cuts the rest. */
export async function closeServer(
  server: Server,
  connections: Connections,
  grace = graceMilliseconds,
): Promise<void> {
  const cut = setTimeout(() => connections.endAll(), grace);
  connections.endAfterAnswers();
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
  clearTimeout(cut);
}

/** Runs `stop` once, at the first signal or when the parent process is gone; a second signal exits at once. */
export function onShutDown(stop: () => Promise<void>): void {
  let since = 0;
  const begin = (signal: string) => {
    // One Ctrl-C arrives several times: from the terminal, from npm and from the start script.
    if (since > 0 && performance.now() - since > 500) process.exit(signal === 'SIGINT' ? 130 : 143);
    if (since > 0) return;
    since = performance.now();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', begin);
  process.on('SIGTERM', begin);
  process.on('SIGHUP', begin);
  process.once('disconnect', () => begin('disconnect'));
  process.channel?.unref();
}
