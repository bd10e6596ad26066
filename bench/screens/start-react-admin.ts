import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

type Api = { url: string; test_key: string };

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Filings</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><div id="root"></div><script src="/app.js"></script></body></html>`;

/** An admin of the field's usual kind over the same API: a list of filings and one filing, in react-admin. */
export async function startReactAdmin(tools: string, { url, test_key }: Api) {
  const script = gzipSync(build(tools));
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    if (path.startsWith('/v1/')) {
      const answer = await fetch(url + path, { headers: { Authorization: `Bearer ${test_key}` } });
      response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(await answer.text());
    } else if (path === '/app.js') {
      response.writeHead(200, { 'Content-Type': 'text/javascript', 'Content-Encoding': 'gzip' }).end(script);
    } else {
      response.writeHead(200, { 'Content-Type': 'text/html' }).end(page);
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

// Beside its packages: what the project has of React must not be mixed with what react-admin has.
function build(tools: string): Buffer {
  const [source, script] = [join(tools, 'react-admin-app.jsx'), join(tools, 'react-admin-app.js')];
  copyFileSync('bench/screens/react-admin-app.jsx', source);
  const options = ['--bundle', '--minify', '--jsx=automatic', '--log-level=warning', `--outfile=${script}`];
  execFileSync(join(tools, 'node_modules/.bin/esbuild'), [source, ...options], { stdio: 'inherit' });
  return readFileSync(script);
}
