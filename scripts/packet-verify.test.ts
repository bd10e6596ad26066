import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPromise } from 'yauzl';
import { ZipFile } from 'yazl';
import { call, createTenant, type Harness, startHarness, type Tenant } from '../lib/testing/harness.ts';
import { fileIn } from '../lib/testing/qualification.ts';
import { upload } from '../lib/testing/upload.ts';
import { verifyArchive } from './packet-verify.ts';

let service: Harness;
let folder: string;
let tenant: Tenant;
let filing: { id: string; business_id: string };
let businessId: string;

beforeAll(async () => {
  service = await startHarness();
  folder = await mkdtemp(join(tmpdir(), 'statehouse-archive-'));
  tenant = await createTenant(service);
  const made = await fileIn(service, tenant, 'US-TX', {}, { legal_name: 'Öre & Sons, LLC' });
  filing = made.filing;
  businessId = made.businessId;
  for (let step = 0; step < 4; step += 1)
    await call(service, tenant.testKey, 'POST', `/v1/sandbox/filing/${filing.id}/advance`);
  await upload(service, tenant.testKey, businessId, { filename: '../../etc/passwd' });
});
afterAll(async () => {
  await service.stop();
  await rm(folder, { recursive: true, force: true });
});

async function save(path: string, name: string, key = tenant.testKey) {
  const answer = await service.app.request(path, { headers: { Authorization: `Bearer ${key}` } });
  const file = join(folder, name);
  await writeFile(file, Buffer.from(await answer.arrayBuffer()));
  return { answer, file };
}

async function filesIn(file: string): Promise<Record<string, Buffer>> {
  const zip = await openPromise(file);
  const files: Record<string, Buffer> = {};
  for await (const entry of zip.eachEntry())
    files[entry.fileName] = await buffer(await zip.openReadStreamPromise(entry));
  return files;
}

/** The same archive with different files. */
async function rewrite(name: string, files: Record<string, Buffer>): Promise<string> {
  const zip = new ZipFile();
  for (const [path, bytes] of Object.entries(files)) zip.addBuffer(bytes, path);
  zip.end();
  const file = join(folder, name);
  await writeFile(file, await buffer(zip.outputStream));
  return file;
}

const json = (file: Buffer | undefined) => JSON.parse(file?.toString('utf8') ?? 'null');
const archiveOf = () => `/v1/filing/${filing.id}/archive`;

describe('works', () => {
  test('the archive of a filing has what was sent, the version of the rules, the fees, the history and the documents', async () => {
    const { answer, file } = await save(archiveOf(), 'filing.zip');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('application/zip');
    const files = await filesIn(file);
    expect(json(files['filing.json'])).toMatchObject({ id: filing.id, status: 'completed' });
    expect(json(files['submission.json'])).toMatchObject({
      rules_version: service.parts.jurisdictions.get('US-TX')?.version,
      body: { jurisdiction: 'US-TX' },
    });
    expect(json(files['fee.json'])).toMatchObject({ estimated: { total: { currency: 'USD' } } });
    const history = json(files['timeline.json']);
    expect(history.map(({ sequence }: { sequence: number }) => sequence)).toEqual(
      history.map((_: unknown, at: number) => at + 1),
    );
    const { documents } = json(files['filing.json']);
    const inDocuments = Object.keys(files).filter((path) => path.startsWith('documents/'));
    expect(inDocuments).toHaveLength(documents.length);
    expect(Object.keys(files).at(-1)).toBe('manifest.json');
    expect(await verifyArchive(file)).toEqual({ files: 4 + inDocuments.length, faults: [] });
  });

  test('the archive of a business has its registrations, their filings, and the documents of them all', async () => {
    const { file } = await save(`/v1/business/${businessId}/archive`, 'business.zip');
    const files = await filesIn(file);
    expect(json(files['business.json']).id).toBe(businessId);
    expect(json(files[`registrations/${filing.business_id}.json`]).id).toBe(filing.business_id);
    expect(json(files[`filings/${filing.id}/filing.json`]).id).toBe(filing.id);
    const inDocuments = Object.keys(files).filter((path) => path.startsWith('documents/'));
    expect(inDocuments.length).toBeGreaterThan(2);
    expect(inDocuments.filter((path) => path.split('/').length !== 2 || path.includes('..'))).toEqual([]);
    expect((await verifyArchive(file)).faults).toEqual([]);
  });

  test('the command says that an archive is whole, or names what is not', async () => {
    const { file } = await save(archiveOf(), 'whole.zip');
    const run = (path: string) =>
      promisify(execFile)(process.execPath, ['scripts/packet-verify.ts', path]).then(
        ({ stdout }) => stdout,
        ({ code, stderr }) => `${code} ${stderr}`,
      );
    expect(await run(file)).toMatch(/^All \d+ files are as the manifest says\.\n$/);
    expect(await run('package.json')).toMatch(/^1 It cannot be read as a zip/);
    expect(await run('nowhere.zip')).toBe('2 There is no file nowhere.zip.\n');
  });
});

describe('refuses', () => {
  test('a file that was changed, taken away or added is named', async () => {
    const files = await filesIn((await save(archiveOf(), 'source.zip')).file);
    const changed = { ...files, 'fee.json': Buffer.from('{}') };
    expect((await verifyArchive(await rewrite('changed.zip', changed))).faults).toEqual([
      'fee.json was changed.',
    ]);
    const { 'timeline.json': _gone, ...missing } = files;
    expect((await verifyArchive(await rewrite('missing.zip', missing))).faults).toEqual([
      'timeline.json is missing.',
    ]);
    const more = { ...files, 'more.txt': Buffer.from('x') };
    expect((await verifyArchive(await rewrite('more.zip', more))).faults).toEqual([
      'more.txt is not in the manifest.',
    ]);
    const { 'manifest.json': _manifest, ...bare } = files;
    expect((await verifyArchive(await rewrite('bare.zip', bare))).faults).toEqual([
      'It has no manifest that can be read.',
    ]);
  });

  test('documents that are too many bytes together are not put into one archive', async () => {
    const other = await createTenant(service);
    const { filing: large } = await fileIn(service, other, 'US-TX');
    const { id } = (await upload(service, other.testKey, large.business_id)).body;
    await service.parts.database.query('update documents set size = $1 where id = $2', [2 ** 30, id]);
    const path = `/v1/business/${large.business_id}/archive`;
    const { status, body } = await call(service, other.testKey, 'GET', path);
    expect([status, body.type]).toEqual([413, expect.stringContaining('payload_too_large')]);
  });

  test('bytes that are not those on record end the answer before it is whole', async () => {
    const other = await createTenant(service);
    const { filing: of } = await fileIn(service, other, 'US-TX');
    const { id } = (await upload(service, other.testKey, of.business_id)).body;
    await service.parts.database.query('update documents set sha256 = $1 where id = $2', [
      '0'.repeat(64),
      id,
    ]);
    const answer = await service.app.request(`/v1/business/${of.business_id}/archive`, {
      headers: { Authorization: `Bearer ${other.testKey}` },
    });
    await expect(answer.arrayBuffer()).rejects.toThrow('not those on record');
  });
});

describe('guards', () => {
  test('another organization, the other mode, and nobody get nothing', async () => {
    const other = await createTenant(service);
    expect((await call(service, other.testKey, 'GET', archiveOf())).status).toBe(404);
    expect((await call(service, tenant.liveKey, 'GET', archiveOf())).status).toBe(404);
    expect((await call(service, null, 'GET', archiveOf())).status).toBe(401);
    expect((await call(service, tenant.testKey, 'GET', '/v1/filing/x/archive')).status).toBe(404);
  });

  test('each document that is read into an archive has its entry in the audit log', async () => {
    const { file } = await save(archiveOf(), 'audited.zip', tenant.readOnlyKey);
    const inDocuments = Object.keys(await filesIn(file)).filter((path) => path.startsWith('documents/'));
    const rows = await service.parts.database.query(
      `select object_id from audit_entries where organization_id = $1 and action = 'document.read' and actor ->> 'name' = 'test read_only'`,
      [tenant.organizationId],
    );
    expect(rows).toHaveLength(inDocuments.length);
  });
});
