import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Filing } from '#lib/contract/filing';
import { call, createTenant, type Harness, startHarness, type Tenant } from '#lib/testing/harness';
import { fileLive } from '#lib/testing/live-filing';
import { createOperator, type TestOperator } from '#lib/testing/operator';
import { addBusiness, fileIn } from '#lib/testing/qualification';
import { upload as uploadTo } from '#lib/testing/upload';

let service: Harness;
let partner: Tenant;
let robot: string;
let other: TestOperator;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());
beforeEach(async () => {
  partner = await createTenant(service, 'Northwind Partners');
  robot = (await createOperator(service)).key;
  other = await createOperator(service, ['filer'], 'Sam Ortiz');
});

const ask = (method: string, path: string, body?: unknown, headers = {}) =>
  call(service, robot, method, `/v1/operations${path}`, body, headers);
const atPartner = async (path: string) => (await call(service, partner.liveKey, 'GET', path)).body;

async function upload(id: string): Promise<string> {
  const form = new FormData();
  form.append('file', new File([new TextEncoder().encode('%PDF-1.7\n%%EOF')], 'certificate.pdf'));
  form.append('types[]', 'certificate_of_authority');
  const answer = await service.app.request(`/v1/operations/filing/${id}/document`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${robot}` },
    body: form,
  });
  expect(answer.status).toBe(201);
  return (await answer.json()).id;
}

const move = (id: string, from: string, to: string, more = {}, headers = {}) =>
  ask('POST', `/filing/${id}/move`, { from, to, ...more }, headers);

async function moveTo(filing: Filing, last: string): Promise<void> {
  const steps = ['queued', 'ready_to_file', 'processing', 'filed'];
  for (const [at, from] of steps.entries()) {
    const to = steps[at + 1];
    if (!to || from === last) return;
    expect((await move(filing.id, from, to)).body.status).toBe(to);
  }
}

const charged = {
  items: [
    { component_type: 'base', name: 'filing', amount: 750 },
    { component_type: 'dynamic', name: 'certified_copy', amount: 15.5 },
  ],
};
const austin = {
  street_line_1: '211 E 7th St',
  city: 'Austin',
  region: 'TX',
  postal_code: '78701',
  country: 'US',
};
const result = { registration_number: '0805123456', registration_date: '2026-11-20' };

describe('a robot that files online', () => {
  test('claims, reads, moves, attaches, completes with what was charged; the partner sees it at once', async () => {
    const filed = await fileLive(service, partner, 'US-TX');
    const claimed = await ask('POST', '/filing/claim-next', {
      filters: { organization_id: partner.organizationId },
    });
    expect(claimed.body.id).toBe(filed.id);
    await moveTo(filed, 'filed');
    const document = await upload(filed.id);
    expect(
      (await atPartner(`/v1/filing/${filed.id}`)).documents.map(({ id }: { id: string }) => id),
    ).not.toContain(document);
    const done = await move(filed.id, 'filed', 'completed', {
      result,
      charged,
      documents: [document],
      note: 'Paid by card.',
    });
    expect([done.status, done.body]).toMatchObject([
      200,
      { status: 'completed', result: { ...result, service_id: expect.stringMatching(/^SH-[0-9A-F]{12}$/) } },
    ]);
    const seen = await atPartner(`/v1/filing/${filed.id}`);
    expect(seen).toMatchObject({
      status: 'completed',
      documents: expect.arrayContaining([expect.objectContaining({ id: document })]),
      charged: {
        base: { amount: 750 },
        dynamic: { amount: 15.5 },
        total: { amount: 765.5, currency: 'USD' },
      },
      fee: filed.fee,
    });
    expect(await atPartner(`/v1/business/${seen.business_id}`)).toMatchObject({
      registration_number: '0805123456',
      registration_status: 'registered',
    });
    const history = await atPartner(`/v1/filing/${filed.id}/event`);
    const moves = history.data.filter(({ type }: { type: string }) => type.startsWith('filing.'));
    expect(
      moves.map(({ type, actor }: { type: string; actor: { type: string } }) => [type, actor.type]),
    ).toEqual([
      ['filing.created', 'api_key'],
      ['filing.ready_to_file', 'staff'],
      ['filing.processing', 'staff'],
      ['filing.filed', 'staff'],
      ['filing.charged', 'staff'],
      ['filing.completed', 'staff'],
    ]);
    expect(JSON.stringify(history)).not.toContain('Filing robot');
    expect(JSON.stringify([seen, history])).not.toContain('Paid by card.');
    const notes = await service.parts.database.query(
      'select body from operations_notes where filing_id = $1',
      [filed.id],
    );
    expect(notes).toEqual([{ body: 'Paid by card.' }]);
  });

  test('turns a rejection into a case with its template, sends the answer back once, then resolves it', async () => {
    const filing = await fileLive(service, partner, 'US-CA');
    await moveTo(filing, 'processing');
    const { body: templates } = await ask('GET', `/filing/${filing.id}/case-template`);
    const template = templates.data.find(
      ({ reason }: { reason: string }) => reason === 'name_not_distinguishable',
    );
    expect(template.details).toContain(filing.legal_name);
    const opened = await ask('POST', `/filing/${filing.id}/case`, template, { 'Idempotency-Key': 'case-1' });
    expect([opened.status, opened.body.status]).toEqual([201, 'needs_response']);
    const again = await ask('POST', `/filing/${filing.id}/case`, template, { 'Idempotency-Key': 'case-1' });
    expect([again.body.id, again.headers.get('Idempotent-Replayed')]).toEqual([opened.body.id, 'true']);
    const blocked = await move(filing.id, 'processing', 'filed');
    expect([blocked.status, blocked.body.type]).toEqual([
      409,
      'http://service.test/problems/transition_not_allowed',
    ]);
    const respond = (name: string) =>
      call(service, partner.liveKey, 'POST', `/v1/case/${opened.body.id}/response`, {
        fields: { legal_name: name },
      });
    await respond('Alder Freight of Delaware, LLC');
    const review = (body: unknown) => ask('POST', `/case/${opened.body.id}/review`, body);
    expect((await review({ outcome: 'needs_response' })).body.errors).toMatchObject([{ pointer: '/reason' }]);
    expect(
      (await review({ outcome: 'needs_response', reason: 'The designator is missing.' })).body,
    ).toMatchObject({
      status: 'needs_response',
      review: { reason: 'The designator is missing.' },
    });
    await respond('Alder Carriers of Delaware, LLC');
    expect((await review({ outcome: 'resolved' })).body.status).toBe('resolved');
    expect((await atPartner(`/v1/filing/${filing.id}`)).legal_name).toBe('Alder Carriers of Delaware, LLC');
    expect((await move(filing.id, 'processing', 'filed')).body.status).toBe('filed');
  });

  test('supersedes a case that needs no answer anymore, and the filing continues', async () => {
    const filing = await fileLive(service, partner);
    const { body: templates } = await ask('GET', `/filing/${filing.id}/case-template`);
    const { body: opened } = await ask('POST', `/filing/${filing.id}/case`, templates.data[1]);
    const { body } = await ask('POST', `/case/${opened.id}/supersede`);
    expect(body).toMatchObject({ status: 'superseded', resolution_reason: 'no_response_needed' });
    expect((await ask('POST', `/case/${opened.id}/supersede`)).status).toBe(409);
    expect((await move(filing.id, 'queued', 'ready_to_file')).status).toBe(200);
  });

  test('cancels for the service while the API allows it', async () => {
    const filing = await fileLive(service, partner);
    expect((await ask('POST', `/filing/${filing.id}/cancel`, { reason: 'At \u202ehome.' })).status).toBe(400);
    const { body } = await ask('POST', `/filing/${filing.id}/cancel`, { reason: 'Dissolved at home.' });
    expect(body).toMatchObject({
      status: 'canceled',
      canceled_by: 'palm',
      status_reason: 'Dissolved at home.',
    });
    const late = await fileLive(service, partner);
    await moveTo(late, 'processing');
    const refused = await ask('POST', `/filing/${late.id}/cancel`, { reason: 'Too late.' });
    expect([refused.status, refused.body.filing_status]).toEqual([409, 'processing']);
    const again = await ask('POST', `/filing/${filing.id}/cancel`, { reason: 'Twice.' });
    expect([again.body.type, again.body.filing_status]).toEqual([
      'http://service.test/problems/filing_not_cancelable',
      'canceled',
    ]);
  });

  test('appoints the registered agent, reports a failed appointment and starts again; completing makes it active', async () => {
    const filing = await fileLive(service, partner);
    const path = `/business/${filing.business_id}/registered-agent`;
    const agentNow = async () => atPartner(`/v1/business/${filing.business_id}/registered-agent`);
    expect((await ask('PATCH', path, { action: 'fail', reason: 'The state refused it.' })).body.status).toBe(
      'failed',
    );
    const again = await ask('PATCH', path, {
      action: 'appoint',
      name: 'Lone Star Agents, Inc.',
      address: austin,
    });
    expect([again.status, again.body]).toMatchObject([
      200,
      { status: 'pending', name: 'Lone Star Agents, Inc.' },
    ]);
    expect((await ask('PATCH', path, { action: 'activate' })).body.status).toBe('active');
    expect(await agentNow()).toMatchObject({ status: 'active', started_at: expect.any(String) });
    expect((await ask('PATCH', path, { action: 'terminate' })).status).toBe(409);
  });

  test('keeps or ends the agent whose termination was requested, and the case is closed', async () => {
    const { business_id } = await fileLive(service, partner);
    const path = `/business/${business_id}/registered-agent`;
    const askForEnd = () =>
      call(service, partner.liveKey, 'PATCH', `/v1${path}`, { status: 'terminated', reason: 'We move.' });
    const cases = async () => (await atPartner(`/v1/case?parent_id=${business_id}`)).data;
    const superseded = { status: 'superseded', resolution_reason: 'no_response_needed' };
    await ask('PATCH', path, { action: 'activate' });
    await askForEnd();
    const successor = JSON.stringify({ name: 'Lone Star Agents, Inc.', address: austin });
    await service.parts.database.query(
      'update registered_agents set handover_at = now(), successor = $2 where id = $1',
      [business_id, successor],
    );
    const kept = await ask('PATCH', path, { action: 'keep', reason: 'They stay.' });
    expect([kept.body.status, kept.body.handover]).toEqual(['active', null]);
    expect(await cases()).toMatchObject([superseded]);
    await askForEnd();
    const ended = await ask('PATCH', path, { action: 'terminate' });
    expect(ended.body).toMatchObject({ status: 'terminated', reason: 'We move.' });
    expect(await cases()).toMatchObject([superseded, superseded]);
    const events = await atPartner('/v1/event?type=case.superseded');
    expect(events.data).toHaveLength(2);
  });
});

describe('the screen of one filing', () => {
  test('has the form in its order with each value, its source, and what is left to do', async () => {
    const filing = await fileLive(service, partner, 'US-NY');
    const { status, body } = await ask('GET', `/filing/${filing.id}`);
    expect(status).toBe(200);
    expect(body.form).toMatchObject({ order: 'form', complete: false, confidence: 'secondary' });
    expect(body.form.items[0]).toMatchObject({ value: filing.legal_name, from: 'record' });
    expect(body.submission.body).toMatchObject({ jurisdiction: 'US-NY' });
    const line = (field: string) =>
      body.form.items.find((one: { field: string | null }) => one.field === field);
    expect(line('formation_jurisdiction').value).toBe('Delaware');
    expect(line('formation_date').value).toBe('03/04/2019');
    // So far only who serves is known of the agent, so its row is in no response.
    expect(line('registered_agent')).toMatchObject({ value: 'Statehouse', parts: [], from: 'agent' });
    expect(body.checklist).toMatchObject([
      { item: 'name_checked', done: false },
      { item: 'fee_paid', done: false },
      { item: 'documents_attached' },
      { item: 'agent_appointed' },
    ]);
    expect(JSON.stringify(body.form)).not.toContain('http://');
    const check = { item: 'name_checked', done: true };
    expect((await ask('POST', `/filing/${filing.id}/check`, check)).body).toMatchObject({
      done: true,
      by: 'Filing robot',
    });
    await ask('POST', `/filing/${filing.id}/note`, { body: 'The office is closed on Friday.' });
    const after = (await ask('GET', `/filing/${filing.id}`)).body;
    expect(after.checklist[0]).toMatchObject({ done: true, by: 'Filing robot' });
    expect(after.notes).toMatchObject([{ author: 'Filing robot', body: 'The office is closed on Friday.' }]);
    expect(after.history.map(({ action }: { action: string }) => action)).toContain('filing.name_checked');
    await ask('POST', `/filing/${filing.id}/check`, { ...check, done: false });
    expect((await ask('GET', `/filing/${filing.id}`)).body.checklist[0].done).toBe(false);
  });

  test('says that the order is a default if the state’s form is unknown', async () => {
    const filing = await fileLive(service, partner, 'US-VT');
    const { form } = (await ask('GET', `/filing/${filing.id}`)).body;
    expect(form).toMatchObject({ order: 'usual', confidence: null });
    expect(form.items.slice(0, 3).map(({ field }: { field: string }) => field)).toEqual([
      'legal_name',
      'entity_type',
      'formation_jurisdiction',
    ]);
  });

  test('can open a document of the filing or a part of it, and none of other businesses', async () => {
    const filing = await fileLive(service, partner, 'US-TX');
    const id = await upload(filing.id);
    const read = (of: string, headers = {}) =>
      service.app.request(`/v1/operations/document/${of}/content`, {
        headers: { Authorization: `Bearer ${robot}`, ...headers },
      });
    const whole = await read(id);
    expect([whole.status, await whole.text()]).toEqual([200, '%PDF-1.7\n%%EOF']);
    expect((await read(id, { 'If-None-Match': whole.headers.get('ETag') })).status).toBe(304);
    const part = await read(id, { Range: 'bytes=0-3' });
    expect([part.status, await part.text()]).toEqual([206, '%PDF']);
    const unfiled = await addBusiness(service, partner.liveKey);
    const unseen = await uploadTo(service, partner.liveKey, unfiled);
    expect((await read(unseen.body.id)).status).toBe(404);
  });

  test('can be read for a test filing too, and not for an unknown id', async () => {
    const { filing } = await fileIn(service, partner);
    expect((await ask('GET', `/filing/${filing.id}`)).body).toMatchObject({ mode: 'test', id: filing.id });
    expect((await ask('GET', `/filing/${partner.organizationId}`)).status).toBe(404);
  });
});

describe('a move', () => {
  test('from an outdated page changes nothing, and returns the current status', async () => {
    const filing = await fileLive(service, partner);
    await moveTo(filing, 'processing');
    const stale = await move(filing.id, 'ready_to_file', 'processing');
    expect([stale.status, stale.body]).toMatchObject([
      409,
      { type: 'http://service.test/problems/stale_filing', filing_status: 'processing' },
    ]);
  });

  test('of a filing that someone else has claimed is refused, with their name', async () => {
    const filing = await fileLive(service, partner);
    await call(service, await other.token(), 'POST', `/v1/operations/filing/${filing.id}/claim`);
    const refused = await move(filing.id, 'queued', 'ready_to_file');
    expect([refused.status, refused.body.claim.by]).toEqual([409, { id: other.id, name: other.name }]);
  });

  test('submitted twice moves once', async () => {
    const filing = await fileLive(service, partner);
    const key = { 'Idempotency-Key': 'press' };
    const pressed = await Promise.all([1, 2].map(() => move(filing.id, 'queued', 'ready_to_file', {}, key)));
    expect(pressed.map(({ status, body }) => [status, body.status])).toEqual([
      [200, 'ready_to_file'],
      [200, 'ready_to_file'],
    ]);
    const replayed = pressed.map(({ headers }) => headers.get('Idempotent-Replayed'));
    expect(replayed.toSorted()).toEqual(['true', null].toSorted());
    const { data } = await atPartner(`/v1/filing/${filing.id}/event`);
    expect(data.filter(({ type }: { type: string }) => type === 'filing.ready_to_file')).toHaveLength(1);
  });

  test('cannot skip a step or leave the defined order', async () => {
    const filing = await fileLive(service, partner);
    for (const to of ['filed', 'completed', 'canceled', 'queued']) {
      const { status, body } = await move(
        filing.id,
        'queued',
        to,
        to === 'completed' ? { result, charged } : {},
      );
      expect([to, status, body.filing_status]).toEqual([to, 409, 'queued']);
    }
  });

  test('to completed lists everything that is missing, and stores nothing', async () => {
    const filing = await fileLive(service, partner);
    await moveTo(filing, 'filed');
    const { status, body } = await move(filing.id, 'filed', 'completed');
    expect([status, body.errors.map(({ pointer }: { pointer: string }) => pointer)]).toEqual([
      400,
      ['/result/registration_number', '/result/registration_date', '/documents', '/charged'],
    ]);
    const foreign = await move(filing.id, 'filed', 'completed', { result, charged, documents: [filing.id] });
    expect(foreign.body.errors).toMatchObject([{ pointer: '/documents/0' }]);
    const early = { ...result, registration_date: '2026-11-21' };
    const document = await upload(filing.id);
    const future = await move(filing.id, 'filed', 'completed', {
      result: early,
      charged,
      documents: [document],
    });
    expect(future.body.errors).toMatchObject([{ pointer: '/result/registration_date' }]);
    expect(await atPartner(`/v1/filing/${filing.id}`)).toMatchObject({ status: 'filed', charged: null });
    const free = { result, documents: [document], not_charged_reason: 'The office waived the fee.' };
    expect((await move(filing.id, 'filed', 'completed', free)).body).toMatchObject({
      status: 'completed',
      charged: null,
    });
  });

  test('cannot charge a card and an ACH surcharge for one payment', async () => {
    const filing = await fileLive(service, partner);
    const both = ['credit_card', 'ach'].map((component_type) => ({
      component_type,
      name: 'default',
      amount: 5,
    }));
    const refused = await move(filing.id, 'queued', 'ready_to_file', { charged: { items: both } });
    expect(refused.body).toMatchObject({ status: 400, errors: [{ pointer: '/charged/items' }] });
    expect((await atPartner(`/v1/filing/${filing.id}`)).charged).toBeNull();
  });

  test('to completed cannot claim that a charged filing was not charged', async () => {
    const filing = await fileLive(service, partner);
    await moveTo(filing, 'processing');
    expect((await move(filing.id, 'processing', 'filed', { charged })).status).toBe(200);
    const documents = [await upload(filing.id)];
    const free = { result, documents, not_charged_reason: 'The office waived the fee.' };
    const { status, body } = await move(filing.id, 'filed', 'completed', free);
    expect([status, body.errors]).toMatchObject([400, [{ pointer: '/not_charged_reason' }]]);
  });
});
