import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pino from 'pino';
import { afterAll, expect, test } from 'vitest';
import { parseEnv } from '#lib/config/env';
import { verifyAllTrails } from '#lib/service/audit/verify-all-trails';
import { restoreBackup } from '#lib/service/backup/restore-backup';
import { isUpToDate } from '#lib/service/db/migrate';
import { createApp } from '#lib/service/edge/create-app';
import { newId } from '#lib/service/ids';
import { hashKey, makeKey } from '#lib/service/keys';
import { closeParts, openParts } from '#lib/service/open-parts';
import { unseal } from '#lib/service/sealed';

const secrets = {
  session: 'session-secret-of-the-tests-only',
  console: 'console-secret-of-the-tests-only',
  sealing: 'sealing-secret-of-the-tests-only',
};
const former = fileURLToPath(new URL('./former/2026-11-22', import.meta.url));
const folder = await mkdtemp(join(tmpdir(), 'statehouse-former-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

test('this version can serve the data of a former version', async () => {
  const env = parseEnv({
    DATA_DIR: join(folder, 'data'),
    SEALING_SECRET: secrets.sealing,
    LOG_LEVEL: 'silent',
    BASE_URL: 'http://service.test',
  });
  const { tables } = await restoreBackup(env, former, pino({ level: 'silent' }));
  const parts = await openParts({ env, secrets, clock: () => new Date('2026-11-20T16:00:00.000Z') });
  const { app, stop } = createApp(parts);
  try {
    expect(await isUpToDate(parts.database)).toBe(true);
    const [organization] = await parts.database.query('select id from organizations');
    const key = makeKey('test');
    await parts.database.query(
      `insert into api_keys (organization_id, mode, id, name, hash, last_four, scope, created_at)
       values ($1, 'test', $2, 'Later', $3, $4, 'full', now())`,
      [organization?.id, newId(new Date()), hashKey(key), key.slice(-4)],
    );
    const get = async (path: string) => {
      const answer = await app.request(path, { headers: { Authorization: `Bearer ${key}` } });
      expect([path, answer.status]).toEqual([path, 200]);
      return answer.json();
    };
    const count = (name: string) => tables.find((table) => table.name === `public.${name}`)?.rows;
    expect((await get('/v1/filing')).data).toHaveLength(count('filings') ?? 0);
    expect((await get('/v1/plan')).data).toHaveLength(count('plans') ?? 0);
    expect((await get('/v1/approval')).data).toHaveLength(1);
    for (const path of ['/v1/business', '/v1/event', '/v1/webhook-endpoint']) {
      expect((await get(path)).data.length).toBeGreaterThan(0);
    }
    const [hook] = await parts.database.query('select id, secret from webhook_endpoints');
    const place = `webhook_endpoints.secret ${hook?.id}`;
    expect(unseal(parts, place, String(hook?.secret))).toMatch(/^whsec_/);
    for (const table of ['events', 'audit_entries']) {
      expect(
        await parts.database.query(`select distinct tableoid::regclass::text as part from ${table}`),
      ).toEqual([{ part: `partitions.${table}_2026_11_01` }]);
    }
    const { data: chains } = await verifyAllTrails(parts);
    expect(chains.map(({ ok, checked }) => ok && checked > 5)).toContain(true);
    expect(chains.every(({ ok }) => ok)).toBe(true);
  } finally {
    await stop();
    await closeParts(parts);
  }
});
