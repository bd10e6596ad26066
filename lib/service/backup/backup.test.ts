import { existsSync } from 'node:fs';
import { cp, glob, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Env, parseEnv } from '#lib/config/env';
import { loadSecrets } from '#lib/config/secrets';
import { sealTrail } from '#lib/service/audit/seal-trail';
import { verifyAllTrails } from '#lib/service/audit/verify-all-trails';
import { endBackup } from '#lib/service/backup/back-up';
import { readLines } from '#lib/service/backup/lines';
import { makeBackupFolder } from '#lib/service/backup/make-backup-folder';
import type { Manifest } from '#lib/service/backup/manifest';
import { openToRead } from '#lib/service/backup/open-to-read';
import { restoreBackup } from '#lib/service/backup/restore-backup';
import { writeRows } from '#lib/service/backup/write-rows';
import { createApp } from '#lib/service/edge/create-app';
import { scheduleQueue } from '#lib/service/jobs/job-names';
import { closeParts, openParts } from '#lib/service/open-parts';
import { unseal } from '#lib/service/sealed';
import { signDashboardToken } from '#lib/session/sign-token';
import { createDatabase, type OwnDatabase } from '#lib/testing/create-database';
import { call, createTenant, type Harness, startHarness, type Tenant } from '#lib/testing/harness';
import { createPerson } from '#lib/testing/person';
import { fileIn } from '#lib/testing/qualification';
import { startBucket } from '#lib/testing/start-bucket';
import { pdf, upload } from '#lib/testing/upload';

const log = pino({ level: 'silent' });
const sealing = 'sealing-secret-of-the-tests-only';
// An empty folder on a disk that has no room for anybody.
const noRoom = '/proc/tty/ldisc';

let service: Harness;
let tenant: Tenant;
let folder: string;
let first: Manifest;
let documentId: string;
const own: OwnDatabase[] = [];

const at = (name: string) => join(folder, name);
const settings = (given: Record<string, string>): Env =>
  parseEnv({ SEALING_SECRET: sealing, LOG_LEVEL: 'silent', ...given });

async function backUp(env: Env, to: string): Promise<Manifest> {
  await mkdir(at(to), { recursive: true });
  const secrets = await loadSecrets(env);
  const database = await openToRead(env, log);
  await writeRows(database, at(to), service.time.now).finally(() => database.close());
  return endBackup(env, secrets, at(to));
}

/** Of each table its rows, without what a start of the queue changes. */
async function rowsOf(manifest: Manifest, backup: string): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {};
  for (const { name, file } of manifest.tables.filter((table) => table.name.startsWith('public.'))) {
    found[name] = await Array.fromAsync(readLines(join(at(backup), 'tables', file)));
  }
  return found;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'statehouse-backup-'));
  service = await startHarness();
  tenant = await createTenant(service);
  const person = await createPerson(service, tenant.organizationId, { roles: ['administrator'] });
  const { businessId } = await fileIn(service, tenant, 'US-TX');
  const sent = await upload(service, tenant.testKey, businessId, { filename: 'Ångström "quoted",\n(x).pdf' });
  documentId = sent.body.id;
  const hook = { url: 'https://receiver.example/webhooks', event_types: ['*'] };
  expect((await call(service, await person.token(), 'POST', '/v1/webhook-endpoint', hook)).status).toBe(201);
  const metadata = { text: 'line\nbreak, "quote", \\ and é', none: '' };
  await call(service, tenant.testKey, 'PATCH', `/v1/business/${businessId}`, { metadata });
  await sealTrail(service.parts);
  const { DATA_DIR } = service.parts.env;
  await writeFile(join(DATA_DIR, 'session.secret'), 'session-secret-of-the-tests-only');
  await writeFile(join(DATA_DIR, 'demo.json'), '{}');
  // As a worker does at the first time of its schedule.
  const { boss } = service.parts.jobs;
  await boss.createQueue(scheduleQueue);
  expect(await boss.send(scheduleQueue, {})).not.toBeNull();
  // As the command does while the service has the database: it asks the service.
  await mkdir(at('first'));
  const asked = { command: 'write-backup-rows', folder: at('first') };
  const token = await signDashboardToken(service.parts.secrets.console);
  expect((await call(service, token, 'POST', '/console/administration', asked)).status).toBe(200);
  first = await endBackup(
    { ...service.parts.env, SEALING_SECRET: sealing },
    service.parts.secrets,
    at('first'),
  );
});
afterAll(async () => {
  await service.stop();
  for (const database of own) await database.drop();
  await rm(folder, { recursive: true, force: true });
});

describe('works', () => {
  test('from one engine to the other and back: rows, files, encrypted secrets and the audit log', async () => {
    // Under test:pg the backup is of Postgres, goes to the embedded database, from there to Postgres, and back.
    const embedded = settings({ DATA_DIR: at('embedded') });
    await restoreBackup(embedded, at('first'), log);
    const second = await backUp(embedded, 'second');
    expect(await rowsOf(second, 'second')).toEqual(await rowsOf(first, 'first'));

    const database = await createDatabase();
    if (database) own.push(database);
    const other = settings({ DATA_DIR: at('other'), ...(database && { DATABASE_URL: database.url }) });
    await restoreBackup(other, at('second'), log);
    const third = await backUp(other, 'third');
    expect(await rowsOf(third, 'third')).toEqual(await rowsOf(first, 'first'));
    expect(third.documents).toEqual(first.documents);

    const { secrets } = service.parts;
    const parts = await openParts({ env: other, secrets, clock: () => service.time.now });
    const { app, stop } = createApp(parts);
    try {
      const trails = await verifyAllTrails(parts);
      expect(trails.data.map(({ ok, checked }) => ok && checked > 0)).toEqual([true]);
      const headers = { Authorization: `Bearer ${tenant.testKey}` };
      const content = await app.request(`/v1/document/${documentId}/content`, { headers });
      expect(Buffer.from(await content.arrayBuffer())).toEqual(pdf);
      const [hook] = await parts.database.query('select id, secret from webhook_endpoints');
      expect(unseal(parts, `webhook_endpoints.secret ${hook?.id}`, String(hook?.secret))).toMatch(/^whsec_/);
    } finally {
      await stop();
      await closeParts(parts);
    }
    // As in a job of cron without the settings of the service.
    await expect(openToRead({ ...other, SEALING_SECRET: 'x'.repeat(32) }, log)).rejects.toThrow(
      'SEALING_SECRET is not the one that this database was sealed with',
    );
  });

  test('to Postgres and a bucket, where nothing else needs a data folder', async () => {
    const database = await createDatabase();
    if (!database) return;
    own.push(database);
    const bucket = await startBucket();
    const env = settings({
      ...bucket.settings,
      DATA_DIR: at('unneeded'),
      DATABASE_URL: database.url,
      SMTP_URL: 'smtp://127.0.0.1:1',
      SESSION_SECRET: 'x'.repeat(32),
      CONSOLE_SECRET: 'y'.repeat(32),
    });
    await restoreBackup(env, at('first'), log).finally(() => bucket.stop());
    expect(await readdir(env.DATA_DIR)).toEqual(['demo.json']);
  });

  test('only its owner can read a backup', async () => {
    const paths = [
      'manifest.json',
      'documents.jsonl.gz',
      ...first.tables.map(({ file }) => `tables/${file}`),
    ];
    for (const path of paths)
      expect([path, (await stat(join(at('first'), path))).mode & 0o777]).toEqual([path, 0o600]);
  });

  test('has as many tables as the guide to running shows', async () => {
    const guide = await readFile('docs/running.md', 'utf8');
    const shown = [...guide.matchAll(/ rows of (\d+) tables/g)].map(([, count]) => Number(count));
    expect(shown).toEqual([first.tables.length, first.tables.length]);
  });

  test('has the sealing secret only if no setting provides it', async () => {
    expect(first.files.map(({ name }) => name)).not.toContain('sealing.secret');
    await mkdir(at('kept-secrets'));
    await loadSecrets(parseEnv({ DATA_DIR: at('kept-secrets') }));
    const env = parseEnv({ DATA_DIR: at('kept-secrets'), LOG_LEVEL: 'silent' });
    await mkdir(at('with-secret'));
    await writeRows(service.parts.database, at('with-secret'), service.time.now);
    const manifest = await endBackup(env, await loadSecrets(env), at('with-secret'));
    expect(manifest.files.map(({ name }) => name)).toEqual([
      'session.secret',
      'console.secret',
      'sealing.secret',
    ]);
  });
});

describe('refuses', () => {
  const restore = (env: Env, name: string) =>
    restoreBackup(env, at(name), log).then(
      () => 'restored',
      (error: Error) => error.message,
    );

  test('a folder that is not empty, on either side', async () => {
    await mkdir(at('full'));
    await writeFile(join(at('full'), 'letter.txt'), 'mine');
    expect(await restore(settings({ DATA_DIR: at('full') }), 'first')).toContain('is not empty');
    await expect(writeRows(service.parts.database, at('full'), service.time.now)).rejects.toThrow(
      'is not empty',
    );
    expect(await readFile(join(at('full'), 'letter.txt'), 'utf8')).toBe('mine');
  });

  test.runIf(existsSync(noRoom))('a disk that is full, also if the service writes the rows', async () => {
    const asked = { command: 'write-backup-rows', folder: noRoom };
    const token = await signDashboardToken(service.parts.secrets.console);
    const { status, body } = await call(service, token, 'POST', '/console/administration', asked);
    expect([status, body.detail]).toEqual([
      409,
      `The disk of ${noRoom} is full: make room on it, and try again.`,
    ]);
  });

  test('a secret that is there and cannot be copied', async () => {
    const env = parseEnv({ DATA_DIR: at('unreadable-secret'), LOG_LEVEL: 'silent' });
    await mkdir(env.DATA_DIR);
    const secrets = await loadSecrets(env);
    await rm(join(env.DATA_DIR, 'sealing.secret'));
    await mkdir(join(env.DATA_DIR, 'sealing.secret'));
    await mkdir(at('without-secret'));
    await writeRows(service.parts.database, at('without-secret'), service.time.now);
    await expect(endBackup(env, secrets, at('without-secret'))).rejects.toThrow('sealing.secret');
    expect(existsSync(join(at('without-secret'), 'manifest.json'))).toBe(false);
  });

  test('an incomplete backup, wherever it was interrupted', async () => {
    await mkdir(at('cut'));
    await writeRows(service.parts.database, at('cut'), service.time.now);
    const env = settings({ DATA_DIR: at('from-cut') });
    expect(await restore(env, 'cut')).toContain('it has no manifest.json, which is written last');
    expect(await restore(env, 'nowhere')).toContain('holds no whole backup');
  });

  test('a backup with a changed or missing file', async () => {
    await cp(at('first'), at('damaged'), { recursive: true });
    const path = join(at('damaged'), 'tables', 'public.filings.jsonl.gz');
    const bytes = await readFile(path);
    bytes[bytes.length - 6] = (bytes[bytes.length - 6] ?? 0) ^ 1;
    await writeFile(path, bytes);
    const env = settings({ DATA_DIR: at('from-damaged') });
    expect(await restore(env, 'damaged')).toBe(`The backup is damaged: ${path} was changed.`);
    await rm(path);
    expect(await restore(env, 'damaged')).toBe(`The backup is damaged: ${path} is missing.`);
  });

  test('a backup with a changed or missing document, before anything is written', async () => {
    await cp(at('first'), at('other-document'), { recursive: true });
    const paths = await Array.fromAsync(glob(join(at('other-document'), 'documents/*/*/*')));
    const [path = ''] = paths;
    await writeFile(path, 'other');
    const env = settings({ DATA_DIR: at('from-other-document') });
    expect(await restore(env, 'other-document')).toBe(`The backup is damaged: ${path} was changed.`);
    await rm(path);
    expect(await restore(env, 'other-document')).toBe(`The backup is damaged: ${path} is missing.`);
    const list = join(at('other-document'), 'documents.jsonl.gz');
    await rm(list);
    expect(await restore(env, 'other-document')).toBe(`The backup is damaged: ${list} is missing.`);
    await expect(stat(at('from-other-document'))).rejects.toThrow('ENOENT');
  });

  test('logins that do not own the tables', async () => {
    const DATABASE_URL = 'postgres://console:password@127.0.0.1:1/filings';
    const env = settings({ DATA_DIR: at('from-own'), DATABASE_URL, TENANT_DATABASE_URL: DATABASE_URL });
    expect(await restore(env, 'first')).toMatch(/^MIGRATION_DATABASE_URL must be set/);
  });

  test('a folder for the backup that cannot be made, or has something in it', async () => {
    makeBackupFolder(at('new/below'));
    expect((await stat(at('new/below'))).mode & 0o777).toBe(0o700);
    makeBackupFolder(at('new/below'));
    expect(() => makeBackupFolder(at('new'))).toThrow(/new is not empty: /);
    await writeFile(at('letter.txt'), 'mine');
    // Linux refuses a folder in /proc in a way for which a recursive mkdir never returns.
    for (const path of [at('letter.txt'), at('letter.txt/below'), '/proc/backup']) {
      expect(() => makeBackupFolder(path)).toThrow(
        expect.objectContaining({
          name: 'StartError',
          message: expect.stringMatching(/cannot be used.*E[A-Z]+/),
        }),
      );
    }
  });

  test('a data folder that cannot be made', async () => {
    const unusable = settings({ DATA_DIR: '/proc/restored' });
    expect(await restore(unusable, 'first')).toContain('cannot be made readable and writable');
  });

  test('a Postgres that does not answer, before anything is written', async () => {
    const away = settings({ DATA_DIR: at('from-away'), DATABASE_URL: 'postgres://a:secret@127.0.0.1:1/b' });
    const refusal = expect.stringMatching(/^Postgres does not answer at the address in DATABASE_URL /);
    await expect(openToRead(away, log)).rejects.toMatchObject({ name: 'StartError', message: refusal });
    for (const _ of [1, 2]) expect(await restore(away, 'first')).toEqual(refusal);
  });

  test('a bucket that is away, on either side, before anything is written', async () => {
    const settingsOfBucket = {
      DOCUMENT_DRIVER: 's3',
      S3_BUCKET: 'documents',
      S3_REGION: 'us-east-1',
      S3_ENDPOINT: 'http://127.0.0.1:1',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'key',
    };
    const env = settings({ DATA_DIR: at('from-bucket'), ...settingsOfBucket });
    const refusal = expect.stringMatching(/^The documents cannot be reached \(.*ECONNREFUSED/);
    expect(await restore(env, 'first')).toEqual(refusal);
    expect(await readdir(at('from-bucket'))).toEqual([]);
    await mkdir(at('of-bucket'));
    await writeRows(service.parts.database, at('of-bucket'), service.time.now);
    const ended = endBackup(env, service.parts.secrets, at('of-bucket'));
    await expect(ended).rejects.toMatchObject({ name: 'StartError', message: refusal });
    await expect(stat(join(at('of-bucket'), 'manifest.json'))).rejects.toThrow('ENOENT');
  });

  test('a different sealing secret, or none', async () => {
    const env = (given: object) => parseEnv({ DATA_DIR: at('from-other'), ...given });
    expect(await restore(env({ SEALING_SECRET: 'x'.repeat(32) }), 'first')).toContain('nothing would open');
    expect(await restore(env({}), 'first')).toContain('set SEALING_SECRET');
  });

  test('a backup of a later version, and a database that has rows', async () => {
    await cp(at('first'), at('later'), { recursive: true });
    const path = join(at('later'), 'manifest.json');
    const manifest = JSON.parse(await readFile(path, 'utf8'));
    await writeFile(path, JSON.stringify({ ...manifest, migrations: [...manifest.migrations, 'later'] }));
    expect(await restore(settings({ DATA_DIR: at('from-later') }), 'later')).toContain('by a later version');
    // The version that made it restores it there next.
    await expect(stat(at('from-later'))).rejects.toThrow('ENOENT');
    const used = await createDatabase();
    if (!used) return;
    own.push(used);
    await used.run('create table organizations (id int); insert into organizations values (1)');
    const env = settings({ DATA_DIR: at('from-used'), DATABASE_URL: used.url });
    expect(await restore(env, 'first')).toContain('The database is not empty');
  });
});
