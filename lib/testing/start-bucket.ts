import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { becomesReady } from '../../scripts/becomes-ready.ts';
import { hasEnded } from '../../scripts/has-ended.ts';
import { steadyPort } from '../../scripts/steady-port.ts';

const program = "new (require('@20minutes/s3rver'))(JSON.parse(process.argv[1])).run()";
// The credentials that the server accepts.
const known = 'S3RVER';

export type StartedBucket = {
  /** The settings with which the service finds it. */
  settings: Record<string, string>;
  /** Stops at once and keeps its data. */
  away(): Promise<void>;
  /** Starts again at the same address. */
  start(): Promise<void>;
  stop(): Promise<void>;
};

/** A real S3 server with one empty bucket. */
export async function startBucket(): Promise<StartedBucket> {
  const folder = mkdtempSync(join(tmpdir(), 'statehouse-bucket-'));
  const port = await steadyPort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;
  const killWithUs = () => child?.kill('SIGKILL');
  process.once('exit', killWithUs);
  const start = async () => {
    const options = {
      directory: folder,
      address: '127.0.0.1',
      port,
      silent: true,
      // For requests to the bucket itself, the server signs another path than the client does.
      allowMismatchedSignatures: true,
      configureBuckets: [{ name: 'documents' }],
    };
    const args = ['--eval', program, JSON.stringify(options)];
    child = spawn(process.execPath, args, { stdio: 'ignore' });
    if (!(await becomesReady(child, url))) throw new Error('The S3 server did not become ready.');
  };
  const away = async () => {
    if (!child || hasEnded(child)) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  await start();
  return {
    settings: {
      DOCUMENT_DRIVER: 's3',
      S3_BUCKET: 'documents',
      S3_REGION: 'us-east-1',
      S3_ENDPOINT: url,
      S3_ACCESS_KEY_ID: known,
      S3_SECRET_ACCESS_KEY: known,
    },
    away,
    start,
    stop: async () => {
      process.off('exit', killWithUs);
      await away();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
