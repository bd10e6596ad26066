import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordOverdueCaseJob } from '#lib/service/case/record-overdue-case';
import { newId } from '#lib/service/ids';
import { addressIn } from '#lib/testing/complete-answers';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { fileIn } from '#lib/testing/qualification';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

async function asked(fields: object[], more: object = {}, jurisdiction = 'US-TX') {
  const tenant = await createTenant(service);
  const { filing } = await fileIn(service, tenant, jurisdiction);
  const api = (method: string, path: string, body?: unknown) =>
    call(service, tenant.testKey, method, path, body);
  const { body: opened } = await api('POST', `/v1/sandbox/filing/${filing.id}/case`, {
    kind: 'missing_information',
    fields: fields.map((field) => ({ description: 'Answer it.', ...field })),
    ...more,
  });
  const respond = (answers: object) => api('POST', `/v1/case/${opened.id}/response`, { fields: answers });
  const review = async (body: object = {}) =>
    (await api('POST', `/v1/sandbox/case/${opened.id}/review`, body)).body;
  const events = async () => {
    const { data } = (await api('GET', '/v1/event?limit=100')).body;
    return data as { type: string; actor: object; data: { object: object; previous_attributes: object } }[];
  };
  const business = async () => (await api('GET', `/v1/business/${filing.business_id}`)).body;
  return { tenant, filing, api, opened, respond, review, events, business };
}

describe('the answer of a resolved case takes effect on', () => {
  test('addresses, contact details, purpose and management of the business, with the previous values', async () => {
    const { filing, respond, review, events, business } = await asked([
      { name: 'principal_address', type: 'object' },
      { name: 'purpose', type: 'string' },
      { name: 'email', type: 'string' },
    ]);
    const before = await business();
    const answers = {
      principal_address: { ...addressIn('TX'), city: 'Austin' },
      purpose: 'Freight brokerage in Texas',
      email: 'texas@northwind.example',
    };
    await respond(answers);
    expect(await business()).toEqual(before);
    await review();
    // The submission had no mailing address, so the principal address still serves as one.
    expect(await business()).toMatchObject({ ...answers, mailing_address: answers.principal_address });
    const recorded = await events();
    const updated = recorded.find(({ type }) => type === 'business.updated');
    expect(updated?.data.previous_attributes).toMatchObject({
      principal_address: before.principal_address,
      mailing_address: before.mailing_address,
      purpose: before.purpose,
      email: before.email,
    });
    const changed = recorded.find(({ type }) => type === 'filing.updated');
    expect(changed?.data.object).toMatchObject({ id: filing.id, cases: [{ status: 'resolved' }] });
    expect(changed?.data.previous_attributes).toMatchObject({ cases: [{ status: 'under_review' }] });
  });

  test('the agent: a new one replaces ours, and the filing no longer names ours', async () => {
    const { filing, api, respond, review, events } = await asked([
      { name: 'registered_agent', type: 'object' },
    ]);
    expect(filing.related_items).toHaveLength(1);
    const registered_agent = {
      type: 'organization',
      name: { type: 'entity', entity_name: 'Lone Star Agents, Inc.' },
      address: addressIn('TX'),
    };
    await respond({ registered_agent });
    await review();
    expect((await api('GET', `/v1/filing/${filing.id}`)).body.related_items).toEqual([]);
    expect((await api('GET', `/v1/business/${filing.business_id}/registered-agent`)).status).toBe(404);
    const recorded = await events();
    expect(recorded.find(({ type }) => type === 'registered_agent.updated')?.data).toMatchObject({
      object: { provider: 'external', name: 'Lone Star Agents, Inc.', address: addressIn('TX') },
      previous_attributes: { provider: 'service', name: 'Statehouse' },
    });
    expect(recorded.find(({ type }) => type === 'filing.updated')?.data.previous_attributes).toMatchObject({
      related_items: filing.related_items,
    });
  });

  test('the name, whatever the kind of case', async () => {
    const { filing, api, respond, review, business } = await asked([
      { name: 'alternate_name', type: 'string' },
    ]);
    await respond({ alternate_name: 'Northwind Freight of Texas, LLC' });
    await review();
    expect((await api('GET', `/v1/filing/${filing.id}`)).body.legal_name).toBe(
      'Northwind Freight of Texas, LLC',
    );
    expect((await business()).legal_name).toBe('Northwind Freight of Texas, LLC');
  });

  test('nothing if the answer was not requested, was sent back, or equals the record', async () => {
    const { respond, review, events, business } = await asked([
      { name: 'moved', type: 'boolean' },
      { name: 'purpose', type: 'string', when: { field: 'moved', equals: true } },
    ]);
    const before = await business();
    await respond({ moved: false, purpose: 'Something else' });
    await review();
    expect(await business()).toEqual(before);

    const second = await asked([{ name: 'purpose', type: 'string' }]);
    await second.respond({ purpose: 'Something else' });
    await second.review({ outcome: 'needs_response' });
    expect(await second.review()).toMatchObject({ resolution_reason: 'no_response_needed' });
    expect((await second.business()).purpose).not.toBe('Something else');

    for (const { type } of [...(await events()), ...(await second.events())]) {
      expect(['business.updated', 'filing.updated']).not.toContain(type);
    }
  });

  test('nothing that the record has no member for, whatever a sandbox case calls it', async () => {
    const { respond, review, business } = await asked([{ name: 'purpose', type: 'number' }]);
    const { purpose } = await business();
    await respond({ purpose: 7 });
    expect((await review()).status).toBe('resolved');
    expect((await business()).purpose).toBe(purpose);
  });
});

describe('a review', () => {
  test('that sends the answer back has a reason and a time', async () => {
    const { api, opened, respond, review, events } = await asked([{ name: 'purpose', type: 'string' }]);
    expect(opened).not.toHaveProperty('review');
    await respond({ purpose: 'Freight' });
    const sent = await review({ outcome: 'needs_response', reason: 'Say what kind of freight.' });
    expect(sent.review).toEqual({
      outcome: 'needs_response',
      reason: 'Say what kind of freight.',
      at: service.time.now.toISOString(),
    });
    expect((await api('GET', `/v1/case/${opened.id}`)).body).toEqual(sent);
    expect((await events())[0]).toMatchObject({
      type: 'case.updated',
      data: { object: { review: sent.review }, previous_attributes: { review: null } },
    });
    await respond({ purpose: 'Motor freight' });
    expect((await review()).review).toMatchObject({ outcome: 'resolved', reason: null });
  });

  test('of a name that is also taken reports the conflict', async () => {
    const { respond, review } = await asked([{ name: 'legal_name', type: 'string' }], {
      kind: 'legal_name_change',
    });
    await respond({ legal_name: 'NAMETAKEN Shipping, LLC' });
    expect((await review()).review).toMatchObject({
      outcome: 'needs_response',
      reason: expect.stringContaining('cannot be registered in Texas'),
    });
  });
});

describe('an overdue answer', () => {
  const due = { due_at: '2026-11-25T12:00:00.000Z' };
  const jobOf = ({ tenant, opened }: Awaited<ReturnType<typeof asked>>) => ({
    organization_id: tenant.organizationId,
    mode: 'test' as const,
    case_id: opened.id,
  });
  const overdue = async ({ events }: Awaited<ReturnType<typeof asked>>) =>
    (await events()).filter(({ type }) => type === 'case.overdue');

  test('records an event once, when the sandbox’s clock passes its due date', async () => {
    const one = await asked([{ name: 'purpose', type: 'string' }], due);
    await recordOverdueCaseJob(service.parts, jobOf(one));
    expect(await overdue(one)).toEqual([]);
    await one.api('POST', '/v1/sandbox/clock', { now: due.due_at });
    await Promise.all([1, 2].map(() => recordOverdueCaseJob(service.parts, jobOf(one))));
    expect(await overdue(one)).toMatchObject([{ data: { object: { id: one.opened.id } } }]);
  });

  test('is found when the clock is moved', async () => {
    const one = await asked([{ name: 'purpose', type: 'string' }], due);
    await one.api('POST', '/v1/sandbox/clock', { advance_seconds: 30 * 86_400 });
    const [job] = await service.parts.database.query(
      "select data from pgboss.job where name = 'tell-overdue-case' and data ->> 'case_id' = $1",
      [one.opened.id],
    );
    expect(job?.data).toEqual(jobOf(one));
  });

  test('is not reported if it was answered; one sent back later is reported then', async () => {
    const one = await asked([{ name: 'purpose', type: 'string' }], due);
    await one.respond({ purpose: 'Freight' });
    await one.api('POST', '/v1/sandbox/clock', { now: due.due_at });
    await recordOverdueCaseJob(service.parts, jobOf(one));
    expect(await overdue(one)).toEqual([]);
    await one.review({ outcome: 'needs_response' });
    await recordOverdueCaseJob(service.parts, jobOf(one));
    expect(await overdue(one)).toHaveLength(1);
  });

  test('a job for a case of another organization does nothing', async () => {
    const one = await asked([{ name: 'purpose', type: 'string' }], { due_at: '2026-11-01T00:00:00.000Z' });
    const stranger = { ...jobOf(one), organization_id: newId(service.time.now) };
    await expect(recordOverdueCaseJob(service.parts, stranger)).rejects.toThrow();
    expect(await overdue(one)).toEqual([]);
  });
});
