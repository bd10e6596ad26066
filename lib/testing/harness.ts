import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DestinationStream } from 'pino';
import { parseEnv } from '#lib/config/env';
import type { Mode } from '#lib/contract/scalars';
import type { Context, Parts } from '#lib/service/context';
import { openPglite } from '#lib/service/db/open-pglite';
import type { App } from '#lib/service/edge/app-env';
import { createApp } from '#lib/service/edge/create-app';
import { newId } from '#lib/service/ids';
import type { KeyUses } from '#lib/service/key-uses';
import { hashKey, makeKey } from '#lib/service/keys';
import { closeParts, openParts } from '#lib/service/open-parts';
import type { RequestLog } from '#lib/service/request-log/request-log';
import { createDatabase } from '#lib/testing/create-database';
import { templateFiles } from '#lib/testing/template-files';

export type Harness = {
  parts: Parts;
  app: App;
  /** Written to the database once per second; a test that reads the log flushes it. */
  requests: RequestLog;
  /** Written twice a minute; a test that reads the last use of a key flushes it. */
  keyUses: KeyUses;
  /** The clock of the service; assign `now` to move it. */
  time: { now: Date };
  /** Runs one statement as the owner of the tables, who has more rights than the service. */
  asOwner(statement: string): Promise<void>;
  stop(): Promise<void>;
};

/**
 * A whole service on a separate database, with a clock that only moves when a test moves it, or the given one. It logs
 * to `logTo`, at the level of the settings.
 */
export async function startHarness(
  settings: Record<string, string> = {},
  clock?: () => Date,
  logTo?: DestinationStream,
): Promise<Harness> {
  const folder = await mkdtemp(join(tmpdir(), 'statehouse-test-'));
  const own = await createDatabase();
  const env = parseEnv({
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_PER_MINUTE: '0',
    BASE_URL: 'http://service.test',
    ...(own ? { DATABASE_URL: own.url } : {}),
    ...settings,
  });
  const time = { now: new Date('2026-11-20T15:00:00.000Z') };
  const parts = await openParts({
    env,
    secrets: {
      session: 'session-secret-of-the-tests-only',
      console: 'console-secret-of-the-tests-only',
      sealing: 'sealing-secret-of-the-tests-only',
    },
    clock: clock ?? (() => time.now),
    ...(logTo ? { logTo } : {}),
    ...(env.DATABASE_URL ? {} : { database: await openPglite(null, { files: await templateFiles() }) }),
  });
  const { app, requests, keyUses, stop } = createApp(parts);
  return {
    parts,
    app,
    requests,
    keyUses,
    time,
    asOwner: async (statement) => {
      if (own) await own.run(statement);
      else await parts.database.script(statement);
    },
    stop: async () => {
      await stop();
      await closeParts(parts);
      await own?.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type Tenant = {
  organizationId: string;
  testKey: string;
  liveKey: string;
  readOnlyKey: string;
};

/** An organization for one test, with a key of each kind. */
export async function createTenant({ parts }: Harness, name = 'Test organization'): Promise<Tenant> {
  const now = parts.clock();
  const organizationId = newId(now);
  await parts.database.query('insert into organizations (id, name, created_at) values ($1, $2, $3)', [
    organizationId,
    name,
    now,
  ]);
  const key = async (mode: Mode, scope: 'full' | 'read_only') => {
    const raw = makeKey(mode);
    await parts.database.query(
      'insert into api_keys (organization_id, mode, id, name, hash, last_four, scope, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8)',
      [organizationId, mode, newId(now), `${mode} ${scope}`, hashKey(raw), raw.slice(-4), scope, now],
    );
    return raw;
  };
  return {
    organizationId,
    testKey: await key('test', 'full'),
    liveKey: await key('live', 'full'),
    readOnlyKey: await key('test', 'read_only'),
  };
}

/** A context as a verb receives it. */
export function contextOf({ parts, time }: Harness, organizationId: string, mode: Mode = 'test'): Context {
  return {
    actor: { type: 'api_key', id: null, name: 'Test key' },
    organizationId,
    mode,
    roles: [],
    staff: [],
    now: time.now,
    session: null,
    address: null,
    requestId: 'test-request',
    parts,
  };
}

/** Calls the service over its HTTP API, as a partner does. */
export async function call(
  { app }: Harness,
  key: string | null,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
  // biome-ignore lint/suspicious/noExplicitAny: an answer is read as an outside caller does, without our types
): Promise<{ status: number; body: any; headers: Headers }> {
  const response = await app.request(path, {
    method,
    headers: {
      ...(key ? { Authorization: `Bearer ${key}` } : {}),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : null, headers: response.headers };
}
