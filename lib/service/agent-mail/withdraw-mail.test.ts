import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AgentMail } from '#lib/contract/agent-mail';
import { sealTrail } from '#lib/service/audit/seal-trail';
import { verifyTrail } from '#lib/service/audit/verify-trail';
import { sendDigestsJob } from '#lib/service/notice/send-digests';
import { sendNoticesJob } from '#lib/service/notice/send-notices';
import { call, createTenant, type Harness, startHarness, type Tenant } from '#lib/testing/harness';
import { fileLive } from '#lib/testing/live-filing';
import { mailsTo, sendMails, workOff } from '#lib/testing/mails';
import { createOperator, type TestOperator } from '#lib/testing/operator';
import { createPerson, type Person } from '#lib/testing/person';

const reason = 'It was meant for another business with a similar name.';
// Nothing of these may be left for the partner.
const sender = 'Clerk for Quillfeather v. Brackenridge';
const filename = 'Brackenridge-summons.pdf';

let service: Harness;
let partner: Tenant;
let operator: TestOperator;
let administrator: Person;
let filing: Awaited<ReturnType<typeof fileLive>>;
beforeAll(async () => {
  service = await startHarness();
  partner = await createTenant(service);
  operator = await createOperator(service);
  administrator = await createPerson(service, partner.organizationId, { roles: ['administrator'] });
  filing = await fileLive(service, partner, 'US-TX');
});
afterAll(() => service.stop());

let scans = 0;
async function receive(bytes?: string, key?: string): Promise<AgentMail> {
  scans += 1;
  const form = new FormData();
  form.append('file', new File([bytes ?? `%PDF-1.7\n% ${scans}\n%%EOF`], filename));
  const parts = { type: 'service_of_process', sender, received_on: '2026-11-19' };
  for (const [name, value] of Object.entries(parts)) form.append(name, value);
  const answer = await service.app.request(`/v1/operations/business/${filing.business_id}/mail`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${operator.key}`, ...(key && { 'Idempotency-Key': key }) },
    body: form,
  });
  const body = await answer.json();
  expect([answer.status, body.type]).toEqual([201, 'service_of_process']);
  return body;
}

const withdraw = (id: string, why = reason, key = operator.key) =>
  call(service, key, 'POST', `/v1/operations/mail/${id}/withdraw`, { reason: why });
const ask = (method: string, path: string, body?: unknown) =>
  call(service, partner.liveKey, method, path, body);
const console = async (path: string) =>
  call(service, await administrator.token('live'), 'GET', `/console${path}`);
const textOf = async (path: string) => {
  const headers = { Authorization: `Bearer ${await administrator.token('live')}` };
  return (await service.app.request(path, { headers })).text();
};

const archived = () => textOf(`/v1/business/${filing.business_id}/archive`);

describe('works', () => {
  test('of withdrawn mail the partner sees that and why, and nowhere its scan, its sender or its file', async () => {
    const mail = await receive();
    expect(await archived()).toContain('Service of process');
    await ask('PATCH', `/v1/agent-mail/${mail.id}`, { read: true, note: 'Sent to counsel.' });
    const { status, body } = await withdraw(mail.id);
    expect([status, body]).toMatchObject([
      200,
      { object: 'operations_mail', id: mail.id, sender, withdrawn_by: 'Filing robot' },
    ]);
    const shown = (await ask('GET', `/v1/agent-mail/${mail.id}`)).body;
    expect(shown).toMatchObject({
      type: 'service_of_process',
      sender: null,
      document_id: null,
      read: false,
      note: 'Sent to counsel.',
      withdrawn_at: service.time.now.toISOString(),
      withdrawn_reason: reason,
    });
    expect((await ask('GET', '/v1/agent-mail')).body.data).toContainEqual(shown);
    expect((await ask('GET', `/v1/document/${mail.document_id}`)).status).toBe(404);
    expect((await ask('GET', `/v1/document/${mail.document_id}/content`)).status).toBe(404);
    const business = filing.business_id;
    const read = await Promise.all([
      textOf('/v1/agent-mail'),
      textOf(`/v1/business/${business}/document`),
      textOf('/v1/event?limit=100'),
      textOf('/v1/audit?limit=100'),
      textOf('/console/agent-mail.csv'),
      textOf('/console/document'),
      textOf('/console/document.csv'),
      textOf('/console/overview'),
      textOf(`/console/business/${business}/activity`),
      textOf('/console/search?q=Brackenridge'),
      textOf('/console/agent-mail?q=Quillfeather'),
    ]);
    expect(read.filter((text) => /Quillfeather|Brackenridge-/.test(text))).toEqual([]);
    expect((await console('/agent-mail?q=Quillfeather')).body.data).toEqual([]);
    expect(await archived()).not.toContain('Service of process');
  });

  test('it counts as unread mail, so that nobody who acted on it misses that, but no longer presses', async () => {
    const { id } = await receive();
    await ask('PATCH', `/v1/agent-mail/${id}`, { read: true });
    const before = (await console('/overview')).body.counts.agent_mail;
    await withdraw(id);
    const { counts, agent_mail } = (await console('/overview')).body;
    expect(counts.agent_mail).toBe(before + 1);
    expect(agent_mail).toContainEqual(expect.objectContaining({ id, sender: null }));
    const notice = { read: true, tags: ['void'] };
    expect((await ask('PATCH', `/v1/agent-mail/${id}`, notice)).body).toMatchObject(notice);
    expect((await console('/overview')).body.counts.agent_mail).toBe(before);
  });

  test('the audit log says who withdrew it and why, and the chain still fits', async () => {
    const { id } = await receive();
    await sealTrail(service.parts);
    await withdraw(id);
    await sealTrail(service.parts);
    const { body } = await call(
      service,
      await administrator.token('live'),
      'GET',
      `/v1/audit?object_id=${id}`,
    );
    expect(body.data[0]).toMatchObject({
      action: 'agent_mail.withdrawn',
      actor: { type: 'staff' },
      before: { withdrawn_at: null },
      after: { reason },
    });
    const tenant = { organizationId: partner.organizationId, mode: 'live' as const };
    expect(await verifyTrail(service.parts, tenant)).toMatchObject({ ok: true, unsealed: 0 });
  });

  test('of mail that an earlier release received and sent to a webhook, the chain still fits, and the message goes', async () => {
    const target = { url: 'http://127.0.0.1:9/', event_types: ['agent_mail.received'] };
    await ask('POST', '/v1/webhook-endpoint', target);
    const { id, document_id } = await receive();
    await service.parts.database.query(`update webhook_deliveries set payload = '{"sender":"${sender}"}'`);
    // That release audited both by their events.
    await service.parts.database.query(
      `update audit_entries a set after = null, event_id = e.id from events e
       where a.object_id in ($1, $2) and e.object ->> 'id' = a.object_id::text and e.type = a.action`,
      [id, document_id],
    );
    await sealTrail(service.parts);
    await withdraw(id);
    const messages = await service.parts.database.query('select payload from webhook_deliveries');
    expect(messages).toEqual([{ payload: null }]);
    const { body } = await ask('GET', `/v1/event?object_id=${id}`);
    expect(body.data[0]).toMatchObject({ type: 'agent_mail.received', data: { object: { sender: null } } });
    const tenant = { organizationId: partner.organizationId, mode: 'live' as const };
    expect(await verifyTrail(service.parts, tenant)).toMatchObject({ ok: true });
  });

  test('whoever gets emails of mail is told; what was not sent yet is not', async () => {
    const daily = await createPerson(service, partner.organizationId, { roles: ['preparer'] });
    await receive();
    await sendMails(service);
    const { id } = await receive();
    // The mail server has not taken it yet.
    await workOff(service.parts, 'send-notices', sendNoticesJob);
    await withdraw(id);
    const subjects = (await mailsTo(service, administrator.email)).map(({ subject }) => subject);
    expect(subjects).toContain(`Withdrawn: service of process for ${filing.legal_name}`);
    expect(subjects.filter((subject) => subject.startsWith('Service of process'))).toHaveLength(1);
    await sendDigestsJob(service.parts);
    const [digest] = await mailsTo(service, daily.email);
    expect(digest?.text.match(/received this from/g)).toHaveLength(1);
    expect(digest?.text).toContain(reason);
  });

  test('a second press changes nothing, and another reason is refused', async () => {
    const { id } = await receive();
    const [first, second] = [await withdraw(id), await withdraw(id)];
    expect([second.status, second.body]).toEqual([200, first.body]);
    const other = await withdraw(id, 'Another reason');
    expect([other.status, other.body.detail]).toEqual([409, expect.stringContaining(reason)]);
    const trail = await service.parts.database.query(
      "select 1 from audit_entries where object_id = $1 and action = 'agent_mail.withdrawn'",
      [id],
    );
    expect(trail).toHaveLength(1);
  });

  test('the desk lists it, opens its scan, and can record it anew', async () => {
    const bytes = '%PDF-1.7\n% kept for the desk\n%%EOF';
    const { id, document_id } = await receive(bytes, 'upload-1');
    await withdraw(id);
    const { body } = await call(
      service,
      operator.key,
      'GET',
      `/v1/operations/mail?business_id=${filing.business_id}&limit=1`,
    );
    expect(body.data).toMatchObject([{ id, sender, withdrawn_reason: reason }]);
    const next = await call(
      service,
      operator.key,
      'GET',
      `/v1/operations/mail?limit=1&cursor=${body.next_cursor}`,
    );
    expect(next.body.data[0].id).not.toBe(id);
    const scan = await service.app.request(`/v1/operations/mail/${id}/content`, {
      headers: { Authorization: `Bearer ${operator.key}` },
    });
    expect([scan.status, await scan.text()]).toEqual([200, bytes]);
    const again = await receive(bytes);
    expect([again.id === id, again.document_id === document_id]).toEqual([false, false]);
  });
});

describe('refuses', () => {
  test('mail that does not exist, and no reason', async () => {
    const { id } = await receive();
    expect((await withdraw(filing.id)).status).toBe(404);
    expect((await withdraw('x')).status).toBe(404);
    expect((await withdraw(id, ' ')).body.errors[0].pointer).toBe('/reason');
    expect((await ask('GET', `/v1/agent-mail/${id}`)).body.sender).toBe(sender);
  });
});

describe('guards', () => {
  test('only the desk withdraws', async () => {
    const { id } = await receive();
    expect((await withdraw(id, reason, partner.liveKey)).status).toBe(404);
    expect((await ask('GET', `/v1/agent-mail/${id}`)).body.withdrawn_at).toBe(null);
  });
});
