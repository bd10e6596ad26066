import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendDigestsJob } from '#lib/service/notice/send-digests';
import { sendNoticesJob } from '#lib/service/notice/send-notices';
import { recordDueObligation } from '#lib/service/obligation/record-due-obligation';
import { tenantContext } from '#lib/service/tenant-context';
import { signDashboardToken } from '#lib/session/sign-token';
import { call, createTenant, type Harness, startHarness, type Tenant } from '#lib/testing/harness';
import { fileLive } from '#lib/testing/live-filing';
import { mailsTo, sendMails } from '#lib/testing/mails';
import { createOperator, type TestOperator } from '#lib/testing/operator';
import { createPerson, type Person, tokenOf } from '#lib/testing/person';

let service: Harness;
let tenant: Tenant;
let operator: TestOperator;
let business: string;
let legalName: string;
beforeAll(async () => {
  service = await startHarness();
  tenant = await createTenant(service);
  operator = await createOperator(service);
  const filing = await fileLive(service, tenant, 'US-TX');
  business = filing.business_id;
  legalName = filing.legal_name;
});
afterAll(() => service.stop());

let scans = 0;
async function receive(type: string, sender: string): Promise<string> {
  scans += 1;
  const form = new FormData();
  form.append('file', new File([`%PDF-1.7\n% ${scans}\n%%EOF`], 'scan.pdf'));
  for (const [name, value] of Object.entries({ type, sender, received_on: '2026-11-19' })) {
    form.append(name, value);
  }
  const answer = await service.app.request(`/v1/operations/business/${business}/mail`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${operator.key}` },
    body: form,
  });
  expect(answer.status).toBe(201);
  const { id } = await answer.json();
  const events = await call(service, tenant.liveKey, 'GET', '/v1/event?type=agent_mail.received&limit=1');
  expect(events.body.data[0].data.object.id).toBe(id);
  return events.body.data[0].id;
}

const ask = async (by: Person, method: string, path: string, body?: unknown) =>
  call(service, await by.token('live'), method, path, body);
const choose = (by: Person, kinds: object) => ask(by, 'PATCH', '/console/notice-setting', { kinds });
const subjects = async ({ email }: { email: string }) =>
  (await mailsTo(service, email)).map(({ subject }) => subject).toSorted();

test('each person is emailed at once, daily or never, as they chose; a repeated job sends one email', async () => {
  const person = (name: string) =>
    createPerson(service, tenant.organizationId, { roles: ['administrator'], name });
  const [atOnce, daily, never] = [await person('Ada'), await person('Grace'), await person('Edsger')];
  expect((await ask(atOnce, 'GET', '/console/notice-setting')).body.kinds).toEqual({
    case: 'at_once',
    agent_mail: 'at_once',
    obligation: 'daily',
    filing: 'off',
    mention: 'at_once',
  });
  expect((await choose(daily, { agent_mail: 'daily' })).body.kinds).toMatchObject({ agent_mail: 'daily' });
  await choose(never, { agent_mail: 'off' });

  const event_id = await receive('service_of_process', 'Travis County');
  await receive('notice', 'Comptroller');
  const [first, second] = [`Notice for ${legalName}`, `Service of process for ${legalName}`];
  expect(await subjects(atOnce)).toEqual([first, second]);
  expect(await subjects(daily)).toEqual([]);
  const [mail] = await mailsTo(service, atOnce.email);
  expect(mail?.text).toContain('As a member of Test organization, you get this from Statehouse.');
  await sendNoticesJob(service.parts, { organization_id: tenant.organizationId, mode: 'live', event_id });
  expect(await subjects(atOnce)).toEqual([first, second]);

  await sendDigestsJob(service.parts);
  await sendDigestsJob(service.parts);
  const [digest, ...others] = await mailsTo(service, daily.email);
  expect([digest?.subject, others]).toEqual([expect.stringContaining('2 things to know today'), []]);
  expect(digest?.text).toContain(second);
  expect(digest?.text).toContain('/live/settings/notifications');
  expect(await subjects(never)).toEqual([]);
});

test('what a person no longer wants is not in the next daily email, also if it was collected before', async () => {
  const person = await createPerson(service, tenant.organizationId, { roles: ['preparer'] });
  await choose(person, { agent_mail: 'daily' });
  const collect = async (sender: string) => {
    await receive('notice', sender);
    await sendMails(service);
  };
  await collect('Franchise Tax Board');
  await choose(person, { agent_mail: 'off' });
  await sendDigestsJob(service.parts);
  await choose(person, { agent_mail: 'daily' });
  await sendDigestsJob(service.parts);
  expect(await subjects(person)).toEqual([]);
  await collect('Secretary of State');
  await sendDigestsJob(service.parts);
  expect(await subjects(person)).toEqual([expect.stringContaining('1 thing to know today')]);
});

test('a case that was answered, and a report that was filed or got a later date, are not in the next daily email', async () => {
  const person = await createPerson(service, tenant.organizationId, { roles: ['preparer'] });
  const filing = await fileLive(service, tenant, 'US-OH');
  const open = (summary: string) =>
    call(service, operator.key, 'POST', `/v1/operations/filing/${filing.id}/case`, {
      kind: 'missing_information',
      summary,
      fields: [{ name: 'purpose', type: 'string', description: 'What will it do?' }],
    });
  const add = (title: string) =>
    call(service, tenant.liveKey, 'POST', '/v1/obligation', {
      ...{ business_id: business, kind: 'license', title, due_on: '2026-12-01' },
    });
  const [answered, filed, extended] = [
    await open('Ohio asks'),
    await add('Filed report'),
    await add('Extended report'),
  ];
  const others = [await open('Ohio asks again'), await add('Late report')];
  for (const { status } of [answered, filed, extended, ...others]) expect(status).toBe(201);
  await sendMails(service);
  const answer = { fields: { purpose: 'Freight' } };
  const respond = `/v1/case/${answered.body.id}/response`;
  expect((await call(service, tenant.liveKey, 'POST', respond, answer)).status).toBe(200);
  const done = await call(service, tenant.liveKey, 'PATCH', `/v1/obligation/${filed.body.id}`, {
    status: 'done',
  });
  expect(done.status).toBe(200);
  const moved = await call(service, tenant.liveKey, 'PATCH', `/v1/obligation/${extended.body.id}`, {
    due_on: '2027-06-01',
  });
  expect(moved.body.status).toBe('upcoming');
  // Of what is overdue by now only that is said.
  const late = { due_on: '2026-11-01' };
  await call(service, tenant.liveKey, 'PATCH', `/v1/obligation/${others[1]?.body.id}`, late);
  await sendMails(service);
  await sendDigestsJob(service.parts);
  const [mail] = await mailsTo(service, person.email);
  expect(mail?.subject).toContain('2 things to know today');
  expect(mail?.text).toContain('Ohio asks again');
  expect(mail?.text).toContain('Overdue for');
  expect(mail?.text).not.toContain('Due on');
});

test('of a case the daily email has only what was said last', async () => {
  const person = await createPerson(service, tenant.organizationId, { roles: ['preparer'] });
  const filing = await fileLive(service, tenant, 'US-OH');
  const opened = await call(service, operator.key, 'POST', `/v1/operations/filing/${filing.id}/case`, {
    kind: 'missing_information',
    summary: 'Ohio asks',
    fields: [{ name: 'purpose', type: 'string', description: 'What will it do?' }],
  });
  await sendMails(service);
  const answer = { fields: { purpose: 'Freight' } };
  await call(service, tenant.liveKey, 'POST', `/v1/case/${opened.body.id}/response`, answer);
  await call(service, operator.key, 'POST', `/v1/operations/case/${opened.body.id}/review`, {
    outcome: 'needs_response',
    reason: 'The second page is missing.',
  });
  await sendMails(service);
  await sendDigestsJob(service.parts);
  const [mail] = await mailsTo(service, person.email);
  expect(mail?.subject).toContain('1 thing to know today');
  expect(mail?.text).toContain('The second page is missing.');
});

test('an answer that the review sends back is emailed with the reason, as a new case is', async () => {
  const person = await createPerson(service, tenant.organizationId, { roles: ['administrator'] });
  const filing = await fileLive(service, tenant, 'US-OH');
  const opened = await call(service, operator.key, 'POST', `/v1/operations/filing/${filing.id}/case`, {
    kind: 'missing_information',
    summary: 'Ohio asks',
    fields: [{ name: 'purpose', type: 'string', description: 'What will it do?' }],
  });
  const { id } = opened.body;
  const answer = { fields: { purpose: 'Freight' } };
  const review = (body: object) =>
    call(service, operator.key, 'POST', `/v1/operations/case/${id}/review`, body);
  const reason = 'The second page is missing.';
  for (const verdict of [{ outcome: 'needs_response', reason }, { outcome: 'resolved' }]) {
    expect((await call(service, tenant.liveKey, 'POST', `/v1/case/${id}/response`, answer)).status).toBe(200);
    expect((await review(verdict)).status).toBe(200);
  }
  const mails = await mailsTo(service, person.email);
  const again = mails.find(({ subject }) => subject.startsWith('Your answer'));
  expect(mails).toHaveLength(2);
  expect(again?.subject).toBe(`Your answer for ${filing.legal_name} in Ohio was not accepted: Ohio asks`);
  expect(again?.text).toContain(reason);
  expect(again?.text).toContain('The filing does not move until the case is answered.');
  expect(again?.text).toContain(`/live/cases/${id}`);
});

test('a daily email goes out and is marked as sent, however much was collected for it', async () => {
  const person = await createPerson(service, tenant.organizationId, { roles: ['preparer'] });
  await service.asOwner(
    `insert into notices (organization_id, mode, id, event_id, person_id, kind, subject, body, created_at)
     select '${tenant.organizationId}', 'live', id, id, '${person.id}', 'obligation', 'Due', 'File it.', now()
     from (select lpad(to_hex(n), 32, '0')::uuid as id from generate_series(1, 66000) n)`,
  );
  await sendDigestsJob(service.parts);
  await sendDigestsJob(service.parts);
  const [mail, ...others] = await mailsTo(service, person.email);
  expect([mail?.subject, others]).toEqual([expect.stringContaining('66,000 things to know today'), []]);
  expect(mail?.text).toMatch(/And 65,950 more\. /);
  expect(mail?.text).toContain(`\nhttp://service.test/live?of=${tenant.organizationId}\n`);
});

test('an organization whose daily emails fail does not stop those of others, and the job fails', async () => {
  const others = [await createTenant(service), await createTenant(service), await createTenant(service)];
  const broken = others[1]?.organizationId;
  const people = [];
  for (const { organizationId } of others) {
    const person = await createPerson(service, organizationId, { roles: ['preparer'] });
    people.push(person);
    await service.asOwner(
      `insert into notices (organization_id, mode, id, event_id, person_id, kind, subject, body, created_at)
       values ('${organizationId}', 'live', '${person.id}', '${person.id}', '${person.id}', 'obligation', 'Due', 'File it.', now())`,
    );
  }
  await service.asOwner(`create function refuse_notice() returns trigger language plpgsql as $$ begin
      raise exception 'the disk is full'; end $$;
    create trigger refuse_notice before update on notices for each row
      when (old.organization_id = '${broken}') execute function refuse_notice()`);
  const outcome = await sendDigestsJob(service.parts).catch((error: Error) => error.message);
  await service.asOwner('drop trigger refuse_notice on notices; drop function refuse_notice()');
  expect(outcome).toBe(`Not sent: ${broken} live.`);
  const sent = [];
  for (const { email } of people) sent.push((await mailsTo(service, email)).length);
  expect(sent).toEqual([1, 0, 1]);
});

test('what a person did not choose follows their roles', async () => {
  const person = await createPerson(service, tenant.organizationId, { roles: ['viewer'], name: 'Barbara' });
  const chosen = (await choose(person, { mention: 'daily' })).body.kinds;
  expect(chosen).toMatchObject({ mention: 'daily', case: 'off' });
  const admin = await createPerson(service, tenant.organizationId, { roles: ['administrator'] });
  const promoted = await ask(admin, 'PATCH', `/console/member/${person.id}`, { roles: ['administrator'] });
  expect(promoted.status).toBe(200);
  const { email, password } = person;
  const dashboard = await signDashboardToken(service.parts.secrets.console);
  const opened = await call(service, dashboard, 'POST', '/console/session', { email, password });
  const again = await tokenOf(service, opened.body, 'live');
  const { kinds } = (await call(service, again, 'GET', '/console/notice-setting')).body;
  expect(kinds).toMatchObject({ mention: 'daily', case: 'at_once' });
});

test('a rule forwards agent mail of its types to its addresses, once each', async () => {
  const admin = await createPerson(service, tenant.organizationId, { roles: ['administrator'] });
  const counsel = { email: 'counsel@okafor.example' };
  const rules = [
    { types: ['service_of_process'], to: [counsel.email] },
    { types: ['service_of_process', 'notice'], to: [counsel.email, 'tax@okafor.example'] },
  ];
  const change = (body: object) => ask(admin, 'PATCH', '/console/organization', body);
  for (const rule of [...rules, ...rules]) await change({ add_agent_mail_forward: rule });
  const surplus = { types: ['mail'], to: ['mailroom@okafor.example'] };
  expect((await change({ add_agent_mail_forward: surplus })).body.agent_mail_forwards).toEqual([
    ...rules,
    surplus,
  ]);
  for (const _ of [1, 2]) {
    const { status, body } = await change({ remove_agent_mail_forward: surplus });
    expect([status, body.agent_mail_forwards]).toEqual([200, rules]);
  }
  await receive('service_of_process', 'Harris County');
  await receive('notice', 'Comptroller');
  await receive('mail', 'Anybody');
  expect(await subjects(counsel)).toEqual([`Notice for ${legalName}`, `Service of process for ${legalName}`]);
  const toTax = await mailsTo(service, 'tax@okafor.example');
  expect(toTax).toHaveLength(2);
  for (const { text } of toTax) {
    expect(text).toContain('Test organization has this forwarded to you.');
    expect(text).toContain('ask Test organization for the scan');
  }

  for (const [rule, pointer] of [
    [{ types: [], to: [counsel.email] }, '/add_agent_mail_forward/types'],
    [{ types: ['mail'], to: ['nobody'] }, '/add_agent_mail_forward/to/0'],
  ] as const) {
    const { status, body } = await change({ add_agent_mail_forward: rule });
    expect([status, body.errors?.[0]?.pointer]).toEqual([400, pointer]);
  }

  const numbered = (count: number) => ({ types: ['mail'], to: [`clerk${count}@okafor.example`] });
  for (let count = rules.length; count < 20; count += 1) {
    expect((await change({ add_agent_mail_forward: numbered(count) })).status).toBe(200);
  }
  const { status, body } = await change({ add_agent_mail_forward: numbered(20) });
  expect([status, body.errors]).toMatchObject([
    400,
    [{ pointer: '/add_agent_mail_forward/to', detail: 'Use at most 20 rules.' }],
  ]);
});

test('obligations of a registration are emailed before and after their date', async () => {
  const admin = await createPerson(service, tenant.organizationId, { roles: ['administrator'] });
  await choose(admin, { obligation: 'at_once' });
  const { status, body } = await call(service, tenant.liveKey, 'POST', '/v1/obligation', {
    business_id: business,
    jurisdiction: 'US-TX',
    kind: 'annual_report',
    title: 'Public information report',
    due_on: '2026-12-01',
  });
  expect([status, body.status]).toEqual([201, 'due']);
  const mails = (await mailsTo(service, admin.email)).filter(({ subject }) => subject.includes('Public'));
  expect(mails.map(({ subject }) => subject)).toEqual([
    `Due on 1 Dec 2026 for ${legalName} in Texas: Public information report`,
  ]);
  // It may be one of their own, for no registration of ours.
  expect(mails[0]?.text).toMatch(/^It is on your calendar\. /);
  const ctx = tenantContext(service.parts, { organization_id: tenant.organizationId, mode: 'live' });
  await recordDueObligation({ ...ctx, now: new Date('2026-12-02T12:00:00Z') }, body.id);
  await recordDueObligation({ ...ctx, now: new Date('2026-12-03T12:00:00Z') }, body.id);
  expect((await subjects(admin)).filter((subject) => subject.startsWith('Overdue'))).toEqual([
    `Overdue for ${legalName} in Texas, due on 1 Dec 2026: Public information report`,
  ]);
});

test('one that is late when it is added is emailed as overdue alone', async () => {
  const admin = await createPerson(service, tenant.organizationId, { roles: ['administrator'] });
  await choose(admin, { obligation: 'at_once' });
  const late = { business_id: business, kind: 'license', title: 'Sales tax permit', due_on: '2026-11-02' };
  const { status, body } = await call(service, tenant.liveKey, 'POST', '/v1/obligation', late);
  expect([status, body.status]).toEqual([201, 'overdue']);
  expect(await subjects(admin)).toEqual([
    `Overdue for ${legalName} in Texas, due on 2 Nov 2026: Sales tax permit`,
  ]);
});

test('an email about a case names the company, the state and what waits for the answer', async () => {
  const admin = await createPerson(service, tenant.organizationId, { roles: ['administrator'] });
  const filing = await fileLive(service, tenant, 'US-OH');
  const askPartner = (id: string) =>
    call(service, operator.key, 'POST', `/v1/operations/filing/${id}/case`, {
      kind: 'missing_information',
      summary: 'Ohio asks for the purpose',
      fields: [{ name: 'purpose', type: 'string', description: 'What will it do?' }],
      due_at: '2026-12-04T00:30:00Z',
    });
  expect((await askPartner(filing.id)).status).toBe(201);
  const agent = `/business/${business}/registered-agent`;
  await call(service, operator.key, 'PATCH', `/v1/operations${agent}`, { action: 'activate' });
  const end = { status: 'terminated', reason: 'We move.' };
  expect((await call(service, tenant.liveKey, 'PATCH', `/v1${agent}`, end)).status).toBe(200);
  const mails = await mailsTo(service, admin.email);
  const about = (name: string) => mails.find(({ subject }) => subject.includes(`${name} in`));
  expect(about(filing.legal_name)).toMatchObject({
    subject: `A case of ${filing.legal_name} in Ohio needs your answer: Ohio asks for the purpose`,
    text: expect.stringMatching(
      /^The answer is due on 4 Dec 2026 by 00:30 UTC\. The filing does not move until the case is answered\.\n/,
    ),
  });
  expect(about(legalName)).toMatchObject({
    subject: expect.stringContaining(`A case of ${legalName} in Texas needs your answer: `),
    text: expect.stringMatching(/^The answer is due on [^.]* by \d\d:\d\d UTC\.\n/),
  });
});
