import { createServer } from 'node:net';

/** A free port below the system's ephemeral range, so that no other connection gets it while its process is stopped. */
export async function steadyPort(): Promise<number> {
  for (;;) {
    const port = 10_000 + Math.floor(Math.random() * 22_000);
    const server = createServer();
    const isFree = await new Promise<boolean>((answer) => {
      server.once('error', () => answer(false));
      server.listen(port, '127.0.0.1', () => answer(true));
    });
    if (!isFree) continue;
    await new Promise((closed) => server.close(closed));
    return port;
  }
}
