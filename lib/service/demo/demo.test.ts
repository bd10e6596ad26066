import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { StartError } from '#lib/config/start-error';
import type { Filing } from '#lib/contract/filing';
import type { Overview } from '#lib/contract/overview';
import { dayMs } from '#lib/rules/calendar/durations';
import {
  type DemoAccess,
  keepDemoAccess,
  makeDemoAccess,
  readDemoAccess,
} from '#lib/service/demo/demo-access';
import { type DemoState, ensureDemo, renewDemo } from '#lib/service/demo/ensure-demo';
import { signDashboardToken } from '#lib/session/sign-token';
import { programOf } from '#lib/testing/guide-snippet';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { tokenOf } from '#lib/testing/person';

const onEmbedded = !process.env.TEST_DATABASE_URL;
const local = { HOST: '127.0.0.1', BASE_URL: 'http://127.0.0.1:3000' };

function accessOf(state: DemoState, is: 'new' | 'kept'): DemoAccess {
  expect(state).toMatchObject({ is, access: { password: expect.any(String) } });
  if (!('access' in state)) throw new Error('There is no demo.');
  return state.access;
}

describe('the demo organization', () => {
  let service: Harness;
  let access: DemoAccess;
  beforeAll(async () => {
    service = await startHarness(onEmbedded ? local : { DEMO: 'on' });
    if (!onEmbedded) access = await renewDemo(service.parts);
    else access = accessOf(await ensureDemo(service.parts), 'new');
  });
  afterAll(() => service.stop());

  const rows = (statement: string) => service.parts.database.query(statement);
  const of = "organization_id in (select id from organizations where is_demo) and mode = 'test'";
  const values = async (statement: string) => (await rows(statement)).map((row) => Object.values(row)[0]);

  async function desk(mode: 'test' | 'live' = 'test'): Promise<string> {
    const dashboard = await signDashboardToken(service.parts.secrets.console);
    const { email, password } = access;
    const { body } = await call(service, dashboard, 'POST', '/console/session', { email, password });
    return tokenOf(service, body, mode);
  }

  test('can be entered with its password, with one click, and with its keys', async () => {
    const dashboard = await signDashboardToken(service.parts.secrets.console);
    const options = await call(service, dashboard, 'GET', '/console/sign-in-options');
    expect(options.body.demo).toEqual({ organization: 'Harbor & Pine Compliance' });
    const pressed = await call(service, dashboard, 'POST', '/console/session', { demo: true });
    expect(pressed.body.person).toMatchObject({ name: 'Dana Whitfield', email: access.email });
    expect(await desk()).toBeTruthy();
    for (const key of [access.test_key, access.live_key]) {
      expect((await call(service, key, 'GET', '/v1/filing')).body.data.length).toBeGreaterThan(0);
    }
  });

  test('holds at least twelve companies, each from another home state', async () => {
    const homes = await values(
      `select formation_jurisdiction from businesses where ${of} and formation_business_id is null`,
    );
    expect(homes.length).toBeGreaterThanOrEqual(12);
    expect(new Set(homes).size).toBe(homes.length);
  });

  test('holds filings in every status, cases of every kind and in every status, and drafts', async () => {
    expect(new Set(await values(`select status from filings where ${of}`))).toEqual(
      new Set(['queued', 'ready_to_file', 'processing', 'filed', 'completed', 'canceled']),
    );
    expect(new Set(await values(`select kind from cases where ${of} and status = 'needs_response'`))).toEqual(
      new Set(['missing_information', 'legal_name_change', 'ra_termination']),
    );
    expect(new Set(await values(`select status from cases where ${of}`))).toEqual(
      new Set(['needs_response', 'under_review', 'resolved', 'superseded']),
    );
    expect((await values(`select id from plans where ${of}`)).length).toBeGreaterThanOrEqual(3);
  });

  test('has work to do: an overdue case, one due today, a delayed filing', async () => {
    const { body } = await call(service, await desk(), 'GET', '/console/overview');
    const overview = body as Overview;
    const due = overview.cases.map((row) => row.case.due_at ?? '');
    expect(due.some((at) => at < service.time.now.toISOString())).toBe(true);
    expect(due.some((at) => at.startsWith(service.time.now.toISOString().slice(0, 10)))).toBe(true);
    expect(overview.standing_still.length).toBeGreaterThan(0);
    expect(overview.moving.length).toBeGreaterThan(0);
    expect(overview.agent_mail.map(({ type }) => type)).toEqual(['service_of_process', 'notice']);
  });

  test('answers where the office in a state is with a county of that state', async () => {
    const inNewYork = await rows(
      "select submission->>'principal_office_county' county from filings where jurisdiction = 'US-NY' and type <> 'ein'",
    );
    expect(inNewYork.length).toBeGreaterThan(0);
    for (const { county } of inNewYork) expect(['Franklin', 'New York']).toContain(county);
  });

  test('does not change by itself: no timer moves it, and nothing in live mode has moved', async () => {
    const timers = 'next_step_at is not null';
    expect(await rows(`select id from filings where ${of} and ${timers}`)).toEqual([]);
    expect(await rows(`select id from cases where ${of} and review_at is not null`)).toEqual([]);
    const live = await call(service, access.live_key, 'GET', '/v1/filing');
    expect(new Set(live.body.data.map((filing: Filing) => filing.status))).toEqual(new Set(['queued']));
  });

  test('has a history in order, and nothing in the future', async () => {
    const events = await rows(
      `select filing_id, sequence, created_at from events where ${of} and filing_id is not null order by filing_id, sequence`,
    );
    expect(events.length).toBeGreaterThan(100);
    let before: Record<string, unknown> = {};
    for (const event of events) {
      if (event.filing_id === before.filing_id) {
        expect(Number(event.sequence)).toBe(Number(before.sequence) + 1);
        expect((event.created_at as Date) >= (before.created_at as Date)).toBe(true);
      }
      expect((event.created_at as Date) <= service.time.now).toBe(true);
      before = event;
    }
  });

  test('has real documents: every document is a PDF that can be read', async () => {
    const ids = await values(`select id from documents where ${of}`);
    expect(ids.length).toBeGreaterThan(30);
    const [organization] = await values('select id from organizations where is_demo order by created_at');
    for (const id of ids) {
      const bytes = await buffer(await service.parts.documents.open(`${organization}/test/${id}`));
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    }
  });

  test('has work for the desk: its operator can sign in, and its robot reads partners’ live filings in every status', async () => {
    const dashboard = await signDashboardToken(service.parts.secrets.console);
    const { operator_email: email, operator_password: password, operator_key } = access;
    const { body } = await call(service, dashboard, 'POST', '/console/session', { email, password });
    expect(body.staff).toEqual(['filer', 'lead']);
    const queue = await call(service, operator_key, 'GET', '/v1/operations/filing?limit=100');
    const rows = queue.body.data as {
      status: string;
      overdue: boolean;
      claim: object | null;
      needs_response: boolean;
    }[];
    expect(new Set(rows.map(({ status }) => status))).toEqual(
      new Set(['queued', 'ready_to_file', 'processing', 'filed']),
    );
    expect(rows.some(({ overdue }) => overdue)).toBe(true);
    expect(rows.some(({ claim }) => claim)).toBe(true);
    expect(rows.some(({ needs_response }) => needs_response)).toBe(true);
    for (const status of ['completed', 'canceled']) {
      const ended = await call(service, operator_key, 'GET', `/v1/operations/filing?status=${status}`);
      expect(ended.body.data.length).toBeGreaterThan(0);
    }
    // What a state has completed has taken days, so that the report of the desk shows what it is for.
    const { body: completed } = await call(
      service,
      operator_key,
      'GET',
      '/v1/operations/filing?status=completed',
    );
    for (const { created_at, status_changed_at } of completed.data)
      expect(Date.parse(status_changed_at) - Date.parse(created_at)).toBeGreaterThan(7 * dayMs);
  });

  test('has completed filings with everything that the API promises', async () => {
    const { body } = await call(
      service,
      access.test_key,
      'GET',
      '/v1/filing?status=completed&type=foreign_qualification',
    );
    expect(body.data.length).toBeGreaterThan(5);
    for (const filing of body.data as Filing[]) {
      expect(filing.result).toMatchObject({ registration_number: expect.any(String) });
      expect(filing.documents.map(({ type }) => type)).toContain('certificate_of_authority');
      expect(filing.cases.every(({ status }) => status === 'resolved')).toBe(true);
    }
  });

  test('has a company that was formed here with its EIN, and one on its way', async () => {
    const filingsOf = async (query: string) =>
      (await call(service, access.test_key, 'GET', `/v1/filing?${query}`)).body.data as Filing[];
    expect((await filingsOf('type=formation')).map(({ status }) => status).toSorted()).toEqual([
      'completed',
      'processing',
    ]);
    const [formed] = await filingsOf('type=formation&status=completed');
    expect(formed?.result).toMatchObject({ registration_number: expect.any(String) });
    const [ein] = await filingsOf('type=ein&status=completed');
    expect(ein?.result).toMatchObject({ ein_number: expect.stringMatching(/^\d{2}-\d{7}$/) });
    expect((await filingsOf('type=ein')).map(({ status }) => status).toSorted()).toEqual([
      'completed',
      'queued',
    ]);
  });

  test('does not conflict with the examples of the guides', async () => {
    const bodyOf = async (guide: string, name: string) => JSON.parse(await programOf(guide, name));
    const post = (path: string, body: unknown) => call(service, access.test_key, 'POST', path, body);
    const business = await post('/v1/business', await bodyOf('quick-start', 'CreateBusinessRequest'));
    expect(business.status).toBe(201);
    const qualification = await bodyOf('quick-start', 'ForeignQualificationRequest');
    const sent = { ...qualification, business_id: business.body.id };
    expect(await post('/v1/filing/foreign-qualification', sent)).toMatchObject({ status: 201 });
    const formation = await bodyOf('formation', 'FormationRequest');
    const ein = await bodyOf('formation', 'FormationRequest.ein');
    expect(await post('/v1/filing/formation', { ...formation, ein })).toMatchObject({ status: 201 });
  });

  test.runIf(onEmbedded)(
    'is created automatically on a local installation, once, if it is empty; the next start has the same sign-in',
    async () => {
      expect(accessOf(await ensureDemo(service.parts), 'kept')).toEqual(access);
      // It may be reached at another address.
      const { env } = service.parts;
      const moved = { ...service.parts, env: { ...env, BASE_URL: 'http://127.0.0.1:3999' } };
      expect(accessOf(await ensureDemo(moved), 'kept')).toEqual(access);
      const path = join(env.DATA_DIR, 'demo.json');
      expect(JSON.parse(await readFile(path, 'utf8'))).toEqual({ url: 'http://127.0.0.1:3999', ...access });
      expect((await stat(path)).mode & 0o777).toBe(0o600);

      // A start that was cut off before the end leaves no mark, so the next one begins again.
      await service.asOwner("delete from audit_entries where action = 'demo.made'");
      const old = access;
      access = accessOf(await ensureDemo(service.parts), 'new');
      expect(access.password).not.toBe(old.password);
    },
  );

  test.runIf(onEmbedded)('can be recreated without affecting another organization', async () => {
    const other = await createTenant(service, 'Somebody else');
    const business = { legal_name: 'Own, LLC', entity_type: 'llc', formation_jurisdiction: 'US-DE' };
    const { body } = await call(service, other.testKey, 'POST', '/v1/business', business);
    const old = access;
    // Whoever was removed is no member, and still has an email of the demo.
    const dana = await desk();
    const { body: members } = await call(service, dana, 'GET', '/console/member');
    const marcus = members.data.find(({ name }: { name: string }) => name === 'Marcus Oyelaran');
    expect((await call(service, dana, 'DELETE', `/console/member/${marcus.id}`)).status).toBe(204);
    access = await renewDemo(service.parts);
    expect(access.password).not.toBe(old.password);
    expect(await values('select name from organizations where is_demo order by created_at, name')).toEqual([
      'Harbor & Pine Compliance',
      // The desk: two partners of its own, and the organization that runs the service.
      'Corvid Compliance Services',
      'Larkspur Legal Group',
      'Statehouse Filings',
    ]);
    expect((await call(service, old.test_key, 'GET', '/v1/filing')).status).toBe(401);
    expect((await call(service, other.testKey, 'GET', `/v1/business/${body.id}`)).status).toBe(200);
  });
});

// Whoever looks sees what a kill would leave.
test('its sign-in is there at every moment, also while a start writes it again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'demo-access-'));
  const access = makeDemoAccess();
  await keepDemoAccess(folder, local.BASE_URL, access);
  let isWritten = false;
  const written = (async () => {
    for (let nth = 0; nth < 200; nth += 1) await keepDemoAccess(folder, local.BASE_URL, access);
    isWritten = true;
  })();
  while (!isWritten) expect(await readDemoAccess(folder)).toEqual(access);
  await written;
  await rm(folder, { recursive: true });
});

test.skipIf(onEmbedded)('a second demo on Postgres is refused, because its audit log stays', async () => {
  const service = await startHarness({ DEMO: 'on' });
  await renewDemo(service.parts);
  await expect(renewDemo(service.parts)).rejects.toThrow(/^This Postgres has the demo already/);
  await service.stop();
});

describe.runIf(onEmbedded)('at the start on an embedded database', () => {
  const stateWith = async (settings: Record<string, string>, prepare = async (_service: Harness) => {}) => {
    const service = await startHarness(settings);
    await prepare(service);
    const demo = await ensureDemo(service.parts);
    const rows = await service.parts.database.query(
      "select id from organizations where is_demo and name = 'Harbor & Pine Compliance'",
    );
    await service.stop();
    return [demo.is, rows.length];
  };

  test('it is not created automatically if other machines can reach the service', async () => {
    expect(await stateWith({ ...local, HOST: '0.0.0.0' })).toEqual(['closed', 0]);
    expect(await stateWith({ ...local, BASE_URL: 'https://filings.example' })).toEqual(['closed', 0]);
  });

  test('it is not created while its documents cannot be stored, and the reason is said', async () => {
    const s3 = {
      S3_BUCKET: 'documents',
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: 'a',
      S3_SECRET_ACCESS_KEY: 'b',
    };
    const service = await startHarness({
      ...local,
      ...s3,
      DOCUMENT_DRIVER: 's3',
      S3_ENDPOINT: 'http://127.0.0.1:9',
    });
    const made = ensureDemo(service.parts);
    await expect(made).rejects.toThrow(
      'The demo has documents, and their storage cannot be reached: connect ECONNREFUSED 127.0.0.1:9',
    );
    await expect(made).rejects.toBeInstanceOf(StartError);
    expect(await service.parts.database.query('select id from organizations')).toEqual([]);
    await service.stop();
  });

  test('it is not created beside an organization, with an external filing service, or if it is off', async () => {
    const beside = async (service: Harness) => void (await createTenant(service));
    expect(await stateWith({ DEMO: 'on' }, beside)).toEqual(['none', 0]);
    expect(await stateWith({ FILING_API_URL: 'https://filings.example' })).toEqual(['none', 0]);
    expect(await stateWith({ DEMO: 'off' })).toEqual(['none', 0]);
  });
});
