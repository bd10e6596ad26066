import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Filing } from '#lib/contract/filing';
import { completeFormation, einApplication, formationPath } from '#lib/testing/formation';
import { call, createTenant, type Harness, startHarness, type Tenant } from '#lib/testing/harness';
import { fileLive } from '#lib/testing/live-filing';
import { createOperator } from '#lib/testing/operator';
import { createPerson } from '#lib/testing/person';
import { upload as uploadTo } from '#lib/testing/upload';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

let partner: Tenant;
let robot: string;
let filing: Filing;
beforeEach(async () => {
  partner = await createTenant(service, 'Northwind Partners');
  robot = (await createOperator(service)).key;
  filing = await fileLive(service, partner);
});

const ask = (method: string, path: string, body?: unknown) =>
  call(service, robot, method, `/v1/operations${path}`, body);

test('the documents that explain a case are used by it', async () => {
  const { body: scan } = await uploadTo(service, partner.liveKey, filing.business_id);
  const asked = {
    kind: 'missing_information',
    summary: 'The office returned the filing',
    documents: [scan.id],
    fields: [{ name: 'remarks', type: 'string', description: 'What shall we answer?' }],
  };
  const { body: opened } = await ask('POST', `/filing/${filing.id}/case`, asked);
  expect(opened.request.documents).toEqual([scan.id]);
  const person = await createPerson(service, partner.organizationId);
  const path = `/console/document?business_id=${filing.business_id}`;
  const { body } = await call(service, await person.token('live'), 'GET', path);
  expect(
    body.data.find(({ document }: { document: { id: string } }) => document.id === scan.id),
  ).toMatchObject({
    used_by: [{ parent_type: 'case', id: opened.id }],
  });
});

test('a case whose due time has passed already is refused', async () => {
  const asked = {
    kind: 'missing_information',
    summary: 'The office returned the filing',
    fields: [{ name: 'remarks', type: 'string', description: 'What shall we answer?' }],
    due_at: '2025-12-05T17:00:00Z',
  };
  const { status, body } = await ask('POST', `/filing/${filing.id}/case`, asked);
  expect([status, body.errors]).toMatchObject([400, [{ pointer: '/due_at', code: 'in_the_past' }]]);
});

test('asks for a check of the name again once the filing has another name', async () => {
  const checkName = () => ask('POST', `/filing/${filing.id}/check`, { item: 'name_checked', done: true });
  const isChecked = async () => (await ask('GET', `/filing/${filing.id}`)).body.checklist[0].done;
  const wait = () => {
    service.time.now = new Date(service.time.now.getTime() + 60_000);
  };
  await checkName();
  wait();
  const field = { name: 'legal_name', type: 'string', description: 'Name to file under instead' };
  const asked = { kind: 'legal_name_change', summary: 'The name is taken', fields: [field] };
  const { body: opened } = await ask('POST', `/filing/${filing.id}/case`, asked);
  expect(await isChecked()).toBe(true);
  const answer = { fields: { legal_name: 'Other Harbor Freight, LLC' } };
  await call(service, partner.liveKey, 'POST', `/v1/case/${opened.id}/response`, answer);
  const reviewed = await ask('POST', `/case/${opened.id}/review`, { outcome: 'resolved' });
  expect(reviewed.body.status).toBe('resolved');
  expect(await isChecked()).toBe(false);
  wait();
  expect((await checkName()).body).toMatchObject({ done: true, at: service.time.now.toISOString() });
  expect(await isChecked()).toBe(true);
});

test('an answer that was sent back, or is another one by now, is neither accepted nor closed from a screen that still shows the first', async () => {
  const { body: opened } = await ask('POST', `/filing/${filing.id}/case`, {
    kind: 'missing_information',
    summary: 'The office returned the filing',
    fields: [{ name: 'signer_name', type: 'string', description: 'Who signs?' }],
  });
  const answer = async (signer_name: string) => {
    service.time.now = new Date(service.time.now.getTime() + 60_000);
    const path = `/v1/case/${opened.id}/response`;
    return (await call(service, partner.liveKey, 'POST', path, { fields: { signer_name } })).body.updated_at;
  };
  const review = async (outcome: string, updated_at: string) => {
    service.time.now = new Date(service.time.now.getTime() + 60_000);
    const asked = { outcome, reason: 'The full name.', updated_at };
    return (await ask('POST', `/case/${opened.id}/review`, asked)).status;
  };
  const first = await answer('M. O.');
  expect(await review('needs_response', first)).toBe(200);
  expect(await review('resolved', first)).toBe(409);
  const second = await answer('Maria Okafor');
  expect(await review('resolved', first)).toBe(409);
  const closed = await ask('POST', `/case/${opened.id}/supersede`, { updated_at: first });
  expect(closed.status).toBe(409);
  expect(await review('resolved', second)).toBe(200);
});

test('to close the case that asks who takes over as registered agent keeps the service', async () => {
  const path = `/business/${filing.business_id}/registered-agent`;
  await ask('PATCH', path, { action: 'activate' });
  const asPartner = async (method: string, at: string, body?: unknown) =>
    (await call(service, partner.liveKey, method, `/v1${at}`, body)).body;
  await asPartner('PATCH', path, { status: 'terminated', reason: 'We move.' });
  const [opened] = (await asPartner('GET', `/case?parent_id=${filing.business_id}`)).data;
  expect((await ask('POST', `/case/${opened.id}/supersede`)).body.status).toBe('superseded');
  expect((await asPartner('GET', path)).status).toBe('active');
  expect((await asPartner('GET', `/filing/${filing.id}`)).related_items).toMatchObject([
    { status: 'active' },
  ]);
  // The partner can ask for it again.
  expect((await asPartner('PATCH', path, { status: 'terminated', reason: 'We do.' })).status).toBe(
    'termination_requested',
  );
});

test('the desk finds, reads and accepts the answer about who takes over as registered agent, also after the filing has ended', async () => {
  const path = `/business/${filing.business_id}/registered-agent`;
  await ask('PATCH', path, { action: 'activate' });
  await service.parts.database.query("update filings set status = 'completed' where id = $1", [filing.id]);
  const asPartner = (method: string, at: string, body?: unknown) =>
    call(service, partner.liveKey, method, `/v1${at}`, body);
  await asPartner('PATCH', path, { status: 'terminated', reason: 'We move.' });
  const answered = async () => {
    const { data } = (await ask('GET', `/filing?answered=true&organization_id=${partner.organizationId}`))
      .body;
    return data.map(({ id, status }: Filing) => [id, status]);
  };
  const counted = async () => (await ask('GET', '/count')).body.answered;
  const read = async () => (await ask('GET', `/filing/${filing.id}`)).body;
  const before = await counted();
  const [opened] = (await read()).agent_cases;
  expect(opened).toMatchObject({ kind: 'ra_termination', status: 'needs_response' });
  expect(await answered()).toEqual([]);

  const fields = { keep_service: true, reason: 'The new agent declined.' };
  await asPartner('POST', `/case/${opened.id}/response`, { fields });
  expect(await answered()).toEqual([[filing.id, 'completed']]);
  expect(await counted()).toBe(before + 1);
  expect((await read()).agent_cases).toMatchObject([{ status: 'under_review', response: { fields } }]);

  await ask('POST', `/case/${opened.id}/review`, { outcome: 'resolved' });
  expect([await answered(), await counted()]).toEqual([[], before]);
  const { agent, agent_cases, history } = await read();
  expect([agent.status, agent_cases[0].status]).toEqual(['active', 'resolved']);
  expect(history.map(({ action }: { action: string }) => action)).toContain('case.resolved');
});

test('no case changes the name of an EIN application, which is that of the company', async () => {
  const asked = { ...(await completeFormation(service, partner, 'US-CO', 'live')), ein: einApplication };
  const { body: formation } = await call(service, partner.liveKey, 'POST', formationPath, asked);
  const child = (formation as Filing).related_items.find(({ object }) => object === 'filing');
  const field = { name: 'legal_name', type: 'string', description: 'Name to file under instead' };
  const change = { kind: 'legal_name_change', summary: 'The name is taken', fields: [field] };
  const refused = await ask('POST', `/filing/${child?.id}/case`, change);
  expect([refused.status, refused.body.errors]).toMatchObject([400, [{ pointer: '/kind' }]]);
  const offered = async (id = '') => {
    const { body } = await ask('GET', `/filing/${id}/case-template`);
    return body.data.some(({ kind }: { kind: string }) => kind === 'legal_name_change');
  };
  expect([await offered(formation.id), await offered(child?.id)]).toEqual([true, false]);
});

describe('what goes to the state after an accepted answer', () => {
  type Line = { field: string; value: string | null; from: string | null };
  const lineOf = async (id: string, field: string): Promise<Line | undefined> =>
    (await ask('GET', `/filing/${id}`)).body.form.items.find((one: Line) => one.field === field);

  async function correct(
    id: string,
    kind: string,
    fields: { name: string; type: string }[],
    answers: object,
  ) {
    const asked = fields.map((field) => ({ ...field, description: 'What is right?' }));
    const { body: opened } = await ask('POST', `/filing/${id}/case`, {
      kind,
      summary: 'Returned',
      fields: asked,
    });
    const path = `/v1/case/${opened.id}/response`;
    const answered = await call(service, partner.liveKey, 'POST', path, { fields: answers });
    expect(answered.body.status).toBe('under_review');
    expect((await lineOf(id, fields[0]?.name ?? ''))?.from).not.toBe('case');
    await ask('POST', `/case/${opened.id}/review`, { outcome: 'resolved' });
  }

  const address = {
    street_line_1: '77 Corrected Way',
    city: 'Austin',
    region: 'TX',
    postal_code: '78701',
    country: 'US',
  };

  test('is the corrected address, and no longer the one that the state returned', async () => {
    expect((await lineOf(filing.id, 'principal_address'))?.from).toBe('submission');
    const field = { name: 'principal_address', type: 'object' };
    await correct(filing.id, 'missing_information', [field], { principal_address: address });
    expect(await lineOf(filing.id, 'principal_address')).toMatchObject({
      value: '77 Corrected Way\nAustin, TX 78701',
      from: 'case',
    });
    const { submission } = (await ask('GET', `/filing/${filing.id}`)).body;
    expect(JSON.stringify(submission.body)).not.toContain('77 Corrected Way');
  });

  test('is the agent that the partner named instead of ours', async () => {
    const agent = { type: 'person', name: { type: 'person', first: 'Ida', last: 'Wells' }, address };
    const field = { name: 'registered_agent', type: 'object' };
    await correct(filing.id, 'missing_information', [field], { registered_agent: agent });
    expect(await lineOf(filing.id, 'registered_agent')).toMatchObject({
      value: expect.stringContaining('Ida Wells'),
      from: 'case',
    });
  });

  test('is the new name of a company that is formed', async () => {
    const body = await completeFormation(service, partner, 'US-TX', 'live');
    const { body: formation } = await call(service, partner.liveKey, 'POST', formationPath, body);
    expect((await lineOf(formation.id, 'entity_name'))?.value).toBe(body.entity_name);
    const legal_name = 'Otherwise Entirely Named, LLC';
    await correct(formation.id, 'legal_name_change', [{ name: 'legal_name', type: 'string' }], {
      legal_name,
    });
    expect((await lineOf(formation.id, 'entity_name'))?.value).toBe(legal_name);
  });

  test('is the name that the home state has on its line, beside the one to use in the state, also once that is another', async () => {
    const alternate_name = 'Northwind of the Plains, LLC';
    const { id, legal_name } = await fileLive(service, partner, 'US-AL', { alternate_name });
    const { submission } = (await ask('GET', `/filing/${id}`)).body;
    const { body: home } = await call(
      service,
      partner.liveKey,
      'GET',
      `/v1/business/${submission.body.business_id}`,
    );
    const names = async () => [
      (await lineOf(id, 'legal_name'))?.value,
      (await lineOf(id, 'alternate_name'))?.value,
    ];
    expect(legal_name).toBe(alternate_name);
    expect(await names()).toEqual([home.legal_name, alternate_name]);
    const renamed = 'Westwind of the Plains, LLC';
    const field = { name: 'legal_name', type: 'string' };
    await correct(id, 'legal_name_change', [field], { legal_name: renamed });
    expect(await names()).toEqual([home.legal_name, renamed]);
  });

  test('is the name of the home state and the one to use in the state, once its own was not available', async () => {
    const { id, legal_name } = await fileLive(service, partner, 'US-AL');
    const field = { name: 'legal_name', type: 'string' };
    const renamed = 'Eastwind of the Plains, LLC';
    await correct(id, 'legal_name_change', [field], { legal_name: renamed });
    expect(await lineOf(id, 'legal_name')).toMatchObject({ value: legal_name, from: 'record' });
    expect(await lineOf(id, 'alternate_name')).toMatchObject({ value: renamed, from: 'case' });
    expect((await ask('GET', `/filing/${id}`)).body.legal_name).toBe(renamed);
  });
});
