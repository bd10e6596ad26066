import { createServer } from 'node:http';
import { steadyPort } from './steady-port.ts';

/** What the client of S3 asks of a bucket, in memory, at an address where it can be away. */
export async function startBucket() {
  const objects = new Map<string, Buffer>();
  const port = await steadyPort();
  const server = createServer(async (request, response) => {
    const key = new URL(request.url ?? '/', 'http://bucket').pathname;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    if (request.method === 'PUT') {
      objects.set(key, Buffer.concat(chunks));
      response.setHeader('ETag', '"stored"').end();
    } else if (request.method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204).end();
    } else {
      const bytes = key.split('/').length > 2 ? objects.get(key) : Buffer.of();
      response.writeHead(bytes ? 200 : 404, { 'Content-Length': bytes?.length ?? 0 }).end(bytes);
    }
  });
  const start = () => new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  await start();
  return {
    url: `http://127.0.0.1:${port}`,
    start,
    away: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
