import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { servicePaths } from '../lib/start/choose-half.ts';
import { becomesReady } from '../scripts/becomes-ready.ts';
import { hasEnded } from '../scripts/has-ended.ts';
import { findProgram } from '../scripts/programs.mjs';

export type Balanced = { apis: string[]; dashboards: string[] };

/** The path of an installed nginx, or undefined. */
export function findBalancer(): string | undefined {
  return findProgram(['nginx'], ['/usr/sbin']);
}

/** An nginx on `port` that balances requests among processes, which can be removed and added while it runs. */
export async function startBalancer(program: string, port: number, first: Balanced) {
  const folder = mkdtempSync(join(tmpdir(), 'statehouse-balancer-'));
  const file = join(folder, 'nginx.conf');
  const write = (balanced: Balanced) => writeFileSync(file, configuration(folder, port, balanced));
  write(first);
  const nginx = spawn(program, ['-c', file, '-e', join(folder, 'error.log')], { stdio: 'inherit' });
  process.once('exit', () => nginx.kill('SIGTERM'));
  if (!(await becomesReady(nginx, `http://127.0.0.1:${port}/healthz`)))
    throw new Error('nginx did not become ready.');
  return {
    /** Resolves when no new request goes to removed processes and those in progress have had time to complete. */
    share: async (balanced: Balanced) => {
      write(balanced);
      nginx.kill('SIGHUP');
      await wait(drainMs);
    },
    stop: async () => {
      if (!hasEnded(nginx) && nginx.kill('SIGTERM')) await once(nginx, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const drainMs = 1_500;

function configuration(folder: string, port: number, { apis, dashboards }: Balanced): string {
  const upstream = (name: string, urls: string[]) =>
    `upstream ${name} { least_conn; keepalive 32; ${urls.map((url) => `server ${new URL(url).host};`).join(' ')} }`;
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join(' ');
  // One connection per request, because a change would close an idle one just as it is reused. Only requests without
  // side effects are retried on the next process, because others may already have taken effect.
  return `
daemon off;
worker_processes 1;
pid ${join(folder, 'nginx.pid')};
events { worker_connections 4096; }
http {
  access_log off;
  ${temporary}
  client_max_body_size 30m;
  keepalive_timeout 0;
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  proxy_next_upstream error timeout;
  proxy_read_timeout 120s;
  ${upstream('apis', apis)}
  ${upstream('dashboards', dashboards)}
  server {
    listen 127.0.0.1:${port};
    location / { proxy_pass http://dashboards; }
    location ~ ^/(${servicePaths.map((path) => path.replace('.', '\\.')).join('|')})(/|$) { proxy_pass http://apis; }
  }
}
`;
}
