import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sealTrail } from '#lib/service/audit/seal-trail';
import { createApp } from '#lib/service/edge/create-app';
import { enqueueMail } from '#lib/service/mail/enqueue-mail';
import { captureLog } from '#lib/testing/capture-log';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { fileLive } from '#lib/testing/live-filing';
import { fileIn } from '#lib/testing/qualification';

const token = 'a-token-for-the-measures-of-the-tests';

let service: Harness;
beforeAll(async () => {
  service = await startHarness({ METRICS_TOKEN: token });
});
afterAll(() => service.stop());

const bearer = { Authorization: `Bearer ${token}` };

function metricsFrom(remoteAddress: string | undefined, headers: Record<string, string> = {}) {
  return service.app.request('/metrics', { headers }, { incoming: { socket: { remoteAddress } } });
}

describe('works', () => {
  test.each(['/healthz', '/readyz'])('%s is ok, without a key', async (path) => {
    const { status, body } = await call(service, null, 'GET', path);
    expect([status, body]).toEqual([200, { status: 'ok' }]);
  });

  test('the metrics count each route and status, and unknown paths under one name', async () => {
    const { testKey } = await createTenant(service);
    await call(service, testKey, 'GET', '/v1/business/one');
    await call(service, testKey, 'GET', '/v1/business/two');
    await call(service, testKey, 'GET', '/v1/nowhere/one');
    await call(service, testKey, 'GET', '/v1/nowhere/two');
    const answer = await metricsFrom('127.0.0.1', bearer);
    expect(answer.headers.get('Content-Type')).toContain('text/plain');
    const text = await answer.text();
    const counts = text.split('\n').filter((line) => line.startsWith('http_request_duration_seconds_count'));
    expect(counts).toContain(
      'http_request_duration_seconds_count{method="GET",route="/v1/business/:id",status="404"} 2',
    );
    expect(counts).toContain('http_request_duration_seconds_count{method="any",route="none",status="404"} 2');
  });

  test('the metrics count the jobs of each queue', async () => {
    const text = await (await metricsFrom('127.0.0.1', bearer)).text();
    expect(text).toMatch(/^jobs\{queue="advance-sandbox-filing",state="ready"\} \d+$/m);
    expect(text).toMatch(/^jobs\{queue="review-sandbox-case",state="failed"\} \d+$/m);
  });

  test('the metrics say how long a queue has failed at a job that is tried again', async () => {
    const mail = { to: 'ada@okafor.example', subject: 'Hello', text: 'Hello' };
    await service.parts.database.transaction((tx) => enqueueMail(service.parts, tx, mail));
    await service.asOwner(`update pgboss.job set state = 'retry', created_on = now() - interval '1 hour',
      start_after = now() + interval '1 hour' where name = 'send-mail'`);
    const text = await (await metricsFrom('127.0.0.1', bearer)).text();
    expect(text).toMatch(/^job_failing_seconds\{queue="send-mail"\} 36\d\d/m);
    expect(text).not.toMatch(/^job_late_seconds\{queue="send-mail"\}/m);
  });
});

describe('monitors', () => {
  async function measured(other: Harness, name: string): Promise<number> {
    const answer = await other.app.request(
      '/metrics',
      { headers: bearer },
      { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
    );
    const line = (await answer.text()).split('\n').find((one) => one.startsWith(`${name} `));
    return Number(line?.slice(name.length));
  }

  test('the delay of steps, jobs and messages, failing endpoints, and whether the audit log verifies', async () => {
    const tenant = await createTenant(service);
    const { parts, time } = service;
    await fileIn(service, tenant, 'US-TX');
    expect(await measured(service, 'filing_step_late_seconds')).toBe(0);
    const before = await measured(service, 'webhook_endpoints_failing');
    const endpoint = { url: 'https://93.184.215.14/webhooks', event_types: ['*'] };
    expect((await call(service, tenant.testKey, 'POST', '/v1/webhook-endpoint', endpoint)).status).toBe(201);
    const business = { legal_name: 'Late, LLC', entity_type: 'llc', formation_jurisdiction: 'US-DE' };
    expect((await call(service, tenant.testKey, 'POST', '/v1/business', business)).status).toBe(201);
    expect(await measured(service, 'webhook_delivery_late_seconds')).toBe(0);
    await parts.database.query('update webhook_deliveries set created_at = $1, updated_at = $1', [time.now]);
    await parts.database.query('update webhook_endpoints set failing_since = $1', [time.now]);
    expect(await measured(service, 'webhook_endpoints_failing')).toBe(before + 1);
    time.now = new Date(time.now.getTime() + 3_600_000);
    expect(await measured(service, 'filing_step_late_seconds')).toBeGreaterThan(3_500);
    expect(await measured(service, 'webhook_delivery_late_seconds')).toBe(3_600);
    expect(await measured(service, 'audit_entries_unsealed_seconds')).toBeGreaterThan(3_500);
    await sealTrail(parts);
    expect(await measured(service, 'audit_entries_unsealed_seconds')).toBe(0);
    expect(await measured(service, 'audit_chains_broken')).toBe(0);
    await service.asOwner("update audit_entries set address = '203.0.113.77'");
    expect(await measured(service, 'audit_chains_broken')).toBeGreaterThan(0);
  });

  test('the number of open and overdue live filings', async () => {
    const tenant = await createTenant(service);
    const open = await measured(service, 'live_filings_open');
    const filing = await fileLive(service, tenant);
    expect(await measured(service, 'live_filings_open')).toBe(open + 1);
    expect(await measured(service, 'live_filings_overdue')).toBe(0);
    const past = new Date(service.time.now.getTime() - 1_000).toISOString();
    await service.asOwner(`update filings set promised_at = '${past}' where id = '${filing.id}'`);
    expect(await measured(service, 'live_filings_overdue')).toBe(1);
  });
});

describe('refuses', () => {
  test('it is not ready while the documents or the queue are down, and names them', async () => {
    const { logTo, text } = captureLog();
    const other = await startHarness({ LOG_LEVEL: 'warn' }, undefined, logTo);
    const ready = () => call(other, null, 'GET', '/readyz');
    const folder = join(other.parts.env.DATA_DIR, 'documents');
    await rm(folder, { recursive: true, force: true });
    await writeFile(folder, 'no folder');
    const { status, body } = await ready();
    expect([status, body.detail]).toEqual([503, 'The documents cannot be reached.']);
    expect(text()).toContain('EEXIST');
    await rm(folder);
    expect((await ready()).status).toBe(200);
    await other.asOwner('alter schema pgboss rename to pgboss_away');
    expect((await ready()).body.detail).toBe('The job queue does not answer.');
    await other.asOwner('alter schema pgboss_away rename to pgboss');
    await other.stop();
  });

  test('it is not ready while the login of the organizations is refused', async () => {
    const { parts } = service;
    const refused = { ...parts.database.tenant, script: () => Promise.reject(new Error('refused')) };
    const { app, stop } = createApp({ ...parts, database: { ...parts.database, tenant: refused } });
    const answer = await app.request('/readyz');
    expect(await answer.json()).toMatchObject({ status: 503, detail: 'The database does not answer.' });
    await stop();
  });

  test('it is not ready and measures nothing while the database is down, but is alive', async () => {
    const other = await startHarness();
    await other.parts.jobs.stop();
    await other.parts.credentials.stop();
    await other.parts.database.close();
    const local = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
    const measures = await (await other.app.request('/metrics', {}, local)).text();
    expect(measures).toContain('# TYPE live_filings_open gauge');
    expect(measures).not.toMatch(/^live_filings_open /m);
    const { status, body } = await call(other, null, 'GET', '/readyz');
    expect([status, body.type]).toEqual([503, 'http://service.test/problems/unavailable']);
    expect((await call(other, null, 'GET', '/healthz')).status).toBe(200);
  });
});

describe('guards', () => {
  test('without a token only this machine can read the metrics', async () => {
    const open = await startHarness();
    const status = async (remoteAddress: string, headers = {}) =>
      (await open.app.request('/metrics', { headers }, { incoming: { socket: { remoteAddress } } })).status;
    for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
      expect([address, await status(address)]).toEqual([address, 200]);
    }
    expect(await status('203.0.113.9')).toBe(404);
    expect(await status('127.0.0.1', { 'X-Forwarded-For': '203.0.113.9' })).toBe(404);
    await open.stop();
  });

  test.each(['127.0.0.1', '::1'])('a configured token is required from %s too', async (address) => {
    expect((await metricsFrom(address)).status).toBe(404);
    expect((await metricsFrom(address, bearer)).status).toBe(200);
  });

  test('from another machine the metrics require the token', async () => {
    expect((await metricsFrom('203.0.113.9')).status).toBe(404);
    expect((await metricsFrom(undefined)).status).toBe(404);
    expect((await metricsFrom('127.0.0.1', { 'X-Forwarded-For': '203.0.113.9' })).status).toBe(404);
    expect((await metricsFrom('203.0.113.9', { Authorization: 'Bearer another-token' })).status).toBe(404);
    expect((await metricsFrom('203.0.113.9', { Authorization: `Bearer ${token}` })).status).toBe(200);
  });

  test('without a configured token no token is valid', async () => {
    const other = await startHarness();
    const sent = { headers: { Authorization: 'Bearer undefined' } };
    expect((await other.app.request('/metrics', sent)).status).toBe(404);
    await other.stop();
  });
});
