import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { reachesHere } from '../reaches-here.ts';
import { call, type Json } from '../target.ts';

/** The receiver of the run's webhooks: this process if the target reaches it, otherwise none. */
export async function startReceiver(): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer((_, response) => response.writeHead(204).end());
  const isNear = await reachesHere();
  if (isNear) await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = isNear
    ? `http://127.0.0.1:${(server.address() as AddressInfo).port}/generated`
    : 'https://webhooks.northwind.example/generated';
  const stop = async () => {
    await removeEndpoints(url);
    server.close();
  };
  return { url, stop };
}

/** The run leaves no endpoint behind. */
async function removeEndpoints(url: string): Promise<void> {
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: Json = (
      await call('GET', `/v1/webhook-endpoint?limit=100${cursor ? `&cursor=${cursor}` : ''}`)
    ).body;
    for (const endpoint of page.data ?? []) {
      if (endpoint.url === url) await call('DELETE', `/v1/webhook-endpoint/${endpoint.id}`);
    }
    cursor = page.next_cursor ?? null;
  }
}
