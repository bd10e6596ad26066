import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AgentMail } from '#lib/contract/agent-mail';
import { call, createTenant, type Harness, startHarness, type Tenant } from '#lib/testing/harness';
import { fileLive } from '#lib/testing/live-filing';
import { mailsTo } from '#lib/testing/mails';
import { createOperator, type TestOperator } from '#lib/testing/operator';
import { createPerson, type Person } from '#lib/testing/person';
import { addBusiness, fileIn } from '#lib/testing/qualification';

const today = new Date('2026-11-20T15:00:00.000Z');
let service: Harness;
let partner: Tenant;
let other: Tenant;
let operator: TestOperator;
let administrator: Person;
let business: string;
let legalName: string;

beforeAll(async () => {
  service = await startHarness();
  service.time.now = new Date('2026-11-01T15:00:00.000Z');
  partner = await createTenant(service, 'Northwind Partners');
  other = await createTenant(service, 'Harbor Compliance');
  operator = await createOperator(service);
  administrator = await createPerson(service, partner.organizationId, { roles: ['administrator'] });
  const filing = await fileLive(service, partner, 'US-TX');
  business = filing.business_id;
  legalName = filing.legal_name;
  service.time.now = today;
});
afterAll(() => service.stop());

let scans = 0;

async function receive(id: string, fields: Record<string, string> = {}, bytes?: string) {
  scans += 1;
  const form = new FormData();
  form.append('file', new File([bytes ?? `%PDF-1.7\n% ${scans}\n%%EOF`], 'summons.pdf'));
  const parts = { type: 'service_of_process', sender: 'Travis County', received_on: '2026-11-20', ...fields };
  for (const [name, value] of Object.entries(parts)) form.append(name, value);
  const answer = await service.app.request(`/v1/operations/business/${id}/mail`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${operator.key}` },
    body: form,
  });
  return { status: answer.status, body: await answer.json() };
}

const ask = (key: string, method: string, path: string, body?: unknown) =>
  call(service, key, method, `/v1/agent-mail${path}`, body);
const listed = async (query = '', key = partner.liveKey): Promise<AgentMail[]> =>
  (await ask(key, 'GET', query)).body.data;

describe('works', () => {
  test('mail that the desk uploads is available to the partner at once, with its scan, an event and an audit entry', async () => {
    const { status, body } = await receive(business);
    expect([status, body]).toMatchObject([
      201,
      {
        object: 'agent_mail',
        legal_name: legalName,
        jurisdiction: 'US-TX',
        type: 'service_of_process',
        received_on: '2026-11-20',
        read: false,
        tags: [],
        note: null,
      },
    ]);
    expect(await listed()).toContainEqual(body);
    expect((await ask(partner.liveKey, 'GET', `/${body.id}`)).body).toEqual(body);
    const content = await service.app.request(`/v1/document/${body.document_id}/content`, {
      headers: { Authorization: `Bearer ${partner.liveKey}` },
    });
    expect(await content.text()).toContain('%PDF-1.7');
    const { body: events } = await call(
      service,
      partner.liveKey,
      'GET',
      '/v1/event?type=agent_mail.received',
    );
    expect(events.data[0]).toMatchObject({ data: { object: body }, actor: { type: 'staff', id: null } });
    const trail = await service.parts.database.query(
      'select action from audit_entries where object_id = $1',
      [body.id],
    );
    expect(trail).toEqual([{ action: 'agent_mail.received' }]);
    const [mail] = await mailsTo(service, administrator.email);
    expect(mail?.subject).toBe(`Service of process for ${legalName}`);
    expect(mail?.text).toContain(`/live/agent-mail/${body.id}`);
  });

  test('the same scan on the same day is received once', async () => {
    const first = await receive(business, {}, '%PDF-1.7\n% twice\n%%EOF');
    const second = await receive(business, { sender: 'Typed anew' }, '%PDF-1.7\n% twice\n%%EOF');
    expect(second.body).toEqual(first.body);
    const later = await receive(business, { received_on: '2026-11-21' }, '%PDF-1.7\n% twice\n%%EOF');
    expect(later.body.id).not.toBe(first.body.id);
  });

  test('the same scan uploaded again under its right type reaches the partner as that', async () => {
    const wrong = await receive(business, { type: 'notice' }, '%PDF-1.7\n% mistaken\n%%EOF');
    const right = await receive(business, { type: 'service_of_process' }, '%PDF-1.7\n% mistaken\n%%EOF');
    expect([wrong.body.type, right.body.type]).toEqual(['notice', 'service_of_process']);
    const again = await receive(business, { type: 'service_of_process' }, '%PDF-1.7\n% mistaken\n%%EOF');
    expect(again.body).toEqual(right.body);
  });

  test('the same scan uploaded four times at once is received once', async () => {
    const same = Array.from({ length: 4 }, () => receive(business, {}, '%PDF-1.7\n% at once\n%%EOF'));
    const answers = await Promise.all(same);
    expect([201, 409]).toEqual(expect.arrayContaining(answers.map(({ status }) => status)));
    const made = answers.filter(({ status }) => status === 201);
    expect(new Set(made.map(({ body }) => body.id)).size).toBe(1);
  });

  test('a partner can mark it as read, tag it and add a note; omitted members are unchanged', async () => {
    const { body } = await receive(business, { type: 'notice' });
    const change = async (asked: object) => (await ask(partner.liveKey, 'PATCH', `/${body.id}`, asked)).body;
    const read = await change({ read: true, tags: ['tax', 'urgent', 'tax'] });
    expect(read).toMatchObject({
      read: true,
      read_at: expect.any(String),
      tags: ['tax', 'urgent'],
      note: null,
    });
    const noted = await change({ note: 'Sent to counsel.' });
    expect(noted).toMatchObject({ read_at: read.read_at, tags: read.tags, note: 'Sent to counsel.' });
    expect(await change({ read: false, note: null, tags: null })).toMatchObject({
      read: false,
      tags: [],
      read_at: null,
      note: null,
    });
  });

  test('a change of an old version is refused, and nothing is changed', async () => {
    const { body } = await receive(business, { type: 'notice' });
    const change = (note: string, ifMatch: string) =>
      service.app.request(`/v1/agent-mail/${body.id}`, {
        method: 'PATCH',
        headers: {
          Authorization: `Bearer ${partner.liveKey}`,
          'Content-Type': 'application/json',
          'If-Match': ifMatch,
        },
        body: JSON.stringify({ note }),
      });
    const read = await service.app.request(`/v1/agent-mail/${body.id}`, {
      headers: { Authorization: `Bearer ${partner.liveKey}` },
    });
    const etag = read.headers.get('ETag') ?? '';
    const changed = await change('First', etag);
    expect(changed.status).toBe(200);
    expect(changed.headers.get('ETag')).not.toBe(etag);
    const late = await change('Second', etag);
    expect([late.status, (await late.json()).current_version]).toEqual([412, changed.headers.get('ETag')]);
    expect((await ask(partner.liveKey, 'GET', `/${body.id}`)).body.note).toBe('First');
  });

  test('filters show unread mail, mail of one type, and mail of one registration', async () => {
    const ids = async (query: string) => (await listed(query)).map(({ id }) => id);
    const { body } = await receive(business, { type: 'mail' });
    expect(await ids('?type=mail&read=false')).toEqual([body.id]);
    await ask(partner.liveKey, 'PATCH', `/${body.id}`, { read: true });
    expect(await ids('?type=mail&read=false')).toEqual([]);
    expect(await ids(`?type=mail&read=true&business_id=${business}`)).toEqual([body.id]);
    expect(await ids(`?business_id=${body.id}`)).toEqual([]);
  });

  test('the inbox lists unread service of process first, the oldest at the top, and each with its owner', async () => {
    service.time.now = new Date('2026-11-01T15:00:00.000Z');
    const { business_id, legal_name } = await fileLive(service, partner, 'US-OH');
    service.time.now = today;
    const person = await createPerson(service, partner.organizationId, { name: 'Maria Okafor' });
    const inbox = async (query = '') => {
      const path = `/console/agent-mail?business_id=${business_id}${query}`;
      return (await call(service, await person.token('live'), 'GET', path)).body;
    };
    const put = async (received_on: string, type: string, sender: string) =>
      (await receive(business_id, { received_on, type, sender })).body.id as string;
    const late = await put('2026-11-18', 'service_of_process', 'Late County');
    const old = await put('2026-11-02', 'service_of_process', 'Old County');
    const read = await put('2026-11-01', 'service_of_process', 'Read County');
    const notice = await put('2026-11-20', 'notice', 'Secretary of State');
    await ask(partner.liveKey, 'PATCH', `/${read}`, { read: true, tags: ['won'] });
    const owned = { object: 'agent_mail', ids: [old], owner_id: person.id };
    await call(service, await person.token('live'), 'POST', '/console/assignment', owned);

    const senders = async (query: string): Promise<string[]> =>
      (await inbox(query)).data.map(({ mail }: { mail: AgentMail }) => mail.sender);
    const order = ['Old County', 'Late County', 'Secretary of State', 'Read County'];
    expect(await senders('')).toEqual(order);
    const paged: string[] = [];
    let cursor = '';
    do {
      const page = await inbox(`&limit=1${cursor}`);
      expect(page.total).toBe(4);
      paged.push(page.data[0].mail.sender);
      cursor = page.next_cursor && `&cursor=${page.next_cursor}`;
    } while (cursor);
    expect(paged).toEqual(order);
    expect(await senders('&owner=me')).toEqual(['Old County']);
    expect(await senders('&owner=none&read=false')).toEqual(['Late County', 'Secretary of State']);
    expect(await senders('&tag=won')).toEqual(['Read County']);
    expect(await senders('&q=late')).toEqual(['Late County']);
    expect(await senders('&jurisdiction=US-TX')).toEqual([]);
    expect((await inbox('&limit=1')).data[0].owner).toEqual({ id: person.id, name: 'Maria Okafor' });

    const token = await person.token('live');
    const overview = (await call(service, token, 'GET', '/console/overview')).body;
    const unread = (await listed('?read=false&limit=100')).length;
    expect(overview.counts.agent_mail).toBe(unread);
    expect(overview.agent_mail[0]).toMatchObject({ id: old, legal_name });
    const shown = overview.agent_mail.filter((mail: AgentMail) => mail.business_id === business_id);
    expect(shown.map(({ sender }: AgentMail) => sender)).toEqual(order.slice(0, 3));
    const counts = (await call(service, token, 'GET', '/console/navigation-counts')).body;
    expect([counts.agent_mail, counts.needs_you]).toEqual([unread, unread]);
    const row = await call(service, token, 'GET', `/console/agent-mail/${late}`);
    expect(row.body).toMatchObject({ mail: { id: late }, owner: null });
    expect(notice).not.toBe(late);
  });

  test('the desk finds the business by its name, its number or the name of a file', async () => {
    const found = async (q: string) =>
      (await call(service, operator.key, 'GET', `/v1/operations/business?q=${encodeURIComponent(q)}`)).body
        .data;
    const [first] = await found(legalName);
    expect(first).toMatchObject({
      id: business,
      legal_name: legalName,
      served: true,
      organization: { name: 'Northwind Partners' },
    });
    const file = `2026-11-20_${legalName.replace(', LLC', '').replaceAll(' ', '-')}-summons-12.pdf`;
    expect((await found(file))[0]).toMatchObject({ id: business });
    expect(await found('Nobody knows it')).toEqual([]);
  });
});

describe('refuses', () => {
  test.each([
    [{ type: 'passport' }, '/type'],
    [{ sender: ' ' }, '/sender'],
    [{ sender: 'Travis\nCounty' }, '/sender'],
    [{ received_on: 'yesterday' }, '/received_on'],
    [{ received_on: '2026-11-22' }, '/received_on'],
    [{ received_on: '2026-10-30' }, '/received_on'],
    [{ received_on: '1990-01-01' }, '/received_on'],
  ])('an upload with %o', async (fields, pointer) => {
    const { status, body } = await receive(business, fields as Record<string, string>);
    expect([status, body.errors?.[0]?.pointer]).toEqual([400, pointer]);
  });

  test('a file that is not a scan, and an unknown business or one in test mode', async () => {
    expect((await receive(business, {}, 'plain text')).status).toBe(400);
    const { filing } = await fileIn(service, partner);
    expect((await receive(filing.business_id)).status).toBe(404);
    expect((await receive(partner.organizationId)).status).toBe(404);
  });

  test('mail for a business that has another registered agent, or none of ours', async () => {
    const record = await addBusiness(service, partner.liveKey, { legal_name: 'Zinnia Freight, LLC' });
    const named = {
      type: 'organization',
      name: { type: 'entity', entity_name: 'Lone Star Agents, Inc.' },
      address: {
        street_line_1: '700 Lavaca Street',
        city: 'Austin',
        region: 'TX',
        postal_code: '78701',
        country: 'US',
      },
    };
    const { business_id: elsewhere } = await fileLive(service, partner, 'US-TX', { registered_agent: named });
    const filing = await fileLive(service, partner, 'US-TX');
    await call(service, partner.liveKey, 'POST', `/v1/filing/${filing.id}/cancel`);
    const known = (await listed('?limit=100')).length;
    const found = await call(
      service,
      operator.key,
      'GET',
      `/v1/operations/business?q=${filing.business_id.slice(-8)}`,
    );
    expect(found.body.data).toMatchObject([{ id: filing.business_id, served: false }]);
    for (const [id, status] of [
      [record, 'none'],
      [elsewhere, 'pending'],
      [filing.business_id, 'canceled'],
    ] as const) {
      const { status: answered, body } = await receive(id);
      expect([answered, body.type]).toEqual([409, expect.stringMatching(/\/conflict$/)]);
      expect(body.registered_agent_status).toBe(status);
    }
    expect(await listed('?limit=100')).toHaveLength(known);
  });

  test('mail received after the service ended; what it received before can still be uploaded', async () => {
    const { business_id } = await fileLive(service, partner, 'US-TX');
    const change = (body: object) =>
      call(service, operator.key, 'PATCH', `/v1/operations/business/${business_id}/registered-agent`, body);
    expect((await change({ action: 'activate' })).status).toBe(200);
    await service.parts.database.query(
      "update registered_agents set status = 'terminated', ended_at = $2 where id = $1",
      [business_id, today],
    );
    service.time.now = new Date('2026-12-20T15:00:00.000Z');
    const late = await receive(business_id, { received_on: '2026-12-01' });
    const early = await receive(business_id, { received_on: '2026-11-20' });
    service.time.now = today;
    expect([late.status, late.body.errors?.[0]?.pointer]).toEqual([400, '/received_on']);
    expect(early.status).toBe(201);
  });

  test.each([
    [{ tags: Array.from({ length: 21 }, (_, at) => `t${at}`) }, '/tags'],
    [{ tags: ['x'.repeat(41)] }, '/tags/0'],
    [{ tags: ['won\nlost'] }, '/tags/0'],
    [{ tags: ['won\u202e'] }, '/tags/0'],
    [{ note: 'x'.repeat(2001) }, '/note'],
    [{ read: 'yes' }, '/read'],
  ])('a change that is too large or has an invalid type: %#', async (asked, pointer) => {
    const { body: mail } = await receive(business);
    const { status, body } = await ask(partner.liveKey, 'PATCH', `/${mail.id}`, asked);
    expect([status, body.errors?.[0]?.pointer]).toEqual([400, pointer]);
  });
});

describe('guards', () => {
  test('mail of another organization or mode is not visible', async () => {
    const { body } = await receive(business);
    for (const key of [other.liveKey, partner.testKey]) {
      expect((await ask(key, 'GET', `/${body.id}`)).status).toBe(404);
      expect((await ask(key, 'PATCH', `/${body.id}`, { read: true })).status).toBe(404);
      expect(await listed('', key)).toEqual([]);
      expect((await call(service, key, 'GET', `/console/agent-mail/${body.id}`)).status).not.toBe(200);
    }
    expect((await ask(partner.liveKey, 'GET', `/${body.id}`)).body.read).toBe(false);
  });
});
