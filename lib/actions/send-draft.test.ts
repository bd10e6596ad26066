import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sendDraft } from '#lib/actions/send-draft';
import { createClient } from '#lib/client/create-client';
import { createConsoleClient } from '#lib/client/create-console-client';
import type { ClientOptions } from '#lib/client/transport';
import type { PlanDraft } from '#lib/contract/plan-draft';
import { completeFormation, einApplication, taxId } from '#lib/testing/formation';
import { createTenant, type Harness, startHarness, type Tenant } from '#lib/testing/harness';
import { createPerson } from '#lib/testing/person';
import { addBusiness, completeBody } from '#lib/testing/qualification';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

const words = {
  changed: (by: string) => `${by} changed it.`,
  otherFee: (was: string, is: string) => `${was}, now ${is}`,
  noFee: 'not known',
};

const asked: string[] = [];
/** Responses that are lost on their way, by request. */
const lost: string[] = [];
beforeEach(() => {
  asked.length = 0;
  lost.length = 0;
});

async function openDesk(type: 'foreign_qualification' | 'formation' = 'foreign_qualification') {
  const tenant = await createTenant(service);
  const person = await createPerson(service, tenant.organizationId, { roles: ['preparer'] });
  const options: ClientOptions = {
    baseUrl: '',
    token: () => person.token(),
    pause: async () => {},
    fetch: async (input, init) => {
      const asks = `${init?.method} ${String(input).replaceAll(/[0-9a-f-]{36}/g, '{id}')}`;
      asked.push(asks);
      const answer = await service.app.request(String(input), init);
      if (lost[0] !== asks) return answer;
      lost.shift();
      throw new TypeError('terminated');
    },
  };
  const clients = { client: createClient(options), consoleClient: createConsoleClient(options) };
  const body =
    type === 'formation'
      ? { ...(await completeFormation(service, tenant, 'US-CO')), ein: withoutTaxId() }
      : await qualification(tenant);
  const plan = await clients.consoleClient.planDrafts.create(
    type === 'formation'
      ? { type, jurisdictions: ['US-CO'] }
      : { business_id: String(body.business_id), jurisdictions: ['US-CO'] },
  );
  const estimate = { total: type === 'formation' ? 50 : 200, priced_on: plan.priced_on };
  const send = (given: Partial<Parameters<typeof sendDraft>[1]> = {}) =>
    sendDraft(clients, { id: plan.id, version: plan.version, estimate, body, ...given }, words);
  asked.length = 0;
  return { tenant, clients, plan, body, send };
}

async function qualification(tenant: Tenant): Promise<Record<string, unknown>> {
  return completeBody(service, tenant, await addBusiness(service, tenant.testKey), 'US-CO');
}

function withoutTaxId() {
  const { tax_id: _given, ...party } = einApplication.responsible_party;
  return { ...einApplication, responsible_party: party };
}

const press = ['GET /console/plan/{id}', 'POST /v1/filing/foreign-qualification'];

test('one submit makes two calls: it reads the draft and submits it, and the draft has the filing', async () => {
  const { clients, plan, send } = await openDesk();
  const { filing_id } = await send();
  expect(asked).toEqual(press);
  const sent: PlanDraft = await clients.consoleClient.planDrafts.get(plan.id);
  expect(sent.states[0]?.filing_id).toBe(filing_id);
});

test('a second submit after a successful one returns the filing and creates nothing', async () => {
  const { send } = await openDesk();
  const first = await send();
  asked.length = 0;
  expect(await send()).toEqual(first);
  expect(asked).toEqual(['GET /console/plan/{id}']);
});

test('a filing whose response is lost is retried with the same key and created once', async () => {
  const { clients, body, send } = await openDesk();
  lost.push('POST /v1/filing/foreign-qualification');
  const { filing_id } = await send();
  expect(asked).toEqual([press[0], press[1], press[1]]);
  const { data } = await clients.client.filings.list({ business_id: String(body.business_id) });
  expect(data.map(({ id }) => id)).toEqual([filing_id]);
});

test('a submit whose every response was lost can be repeated, and creates one filing', async () => {
  const { clients, body, send } = await openDesk();
  for (let tries = 0; tries < 3; tries += 1) lost.push('POST /v1/filing/foreign-qualification');
  await expect(send()).rejects.toMatchObject({ code: 'unavailable' });
  const { filing_id } = await send();
  const { data } = await clients.client.filings.list({ business_id: String(body.business_id) });
  expect(data.map(({ id }) => id)).toEqual([filing_id]);
});

test('a draft that was changed since it was read is not submitted', async () => {
  const { send } = await openDesk();
  await expect(send({ version: 0 })).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringMatching(/ changed it\.$/),
  });
  expect(asked).toEqual(['GET /console/plan/{id}']);
});

test('a draft whose fee has become another one since the day it was read is not submitted', async () => {
  const { clients, body, send } = await openDesk();
  const priced_on = '2026-01-01';
  await expect(send({ estimate: { total: 100, priced_on } })).rejects.toMatchObject({
    code: 'conflict',
    message: '$100.00, now $200.00',
  });
  await expect(send({ estimate: { total: null, priced_on } })).rejects.toMatchObject({
    message: 'not known, now $200.00',
  });
  const { data } = await clients.client.filings.list({ business_id: String(body.business_id) });
  expect(data).toEqual([]);
  // The same fee on another day is what was read.
  expect(await send({ estimate: { total: 200, priced_on } })).toHaveProperty('filing_id');
});

test('the submission is for the draft’s own business and state, whatever the page sends', async () => {
  const { clients, plan, body, send } = await openDesk();
  const { filing_id } = await send({ body: { ...body, jurisdiction: 'US-TX', business_id: plan.id } });
  expect(await clients.client.filings.get(String(filing_id))).toMatchObject({ jurisdiction: 'US-CO' });
});

test('the tax id of an EIN application is submitted with the draft', async () => {
  const { clients, send } = await openDesk('formation');
  const { filing_id } = await send({ tax_id: taxId });
  expect(await clients.client.filings.get(String(filing_id))).toMatchObject({ type: 'formation' });
  expect(asked.slice(0, 2)).toEqual([press[0], 'POST /v1/filing/formation']);
});

test('a formation that another service files leaves no draft, and a repeated submit files no second one', async () => {
  const { clients, plan, body } = await openDesk('formation');
  const elsewhere = await createTenant(service);
  const client = createClient({
    baseUrl: '',
    token: async () => elsewhere.testKey,
    fetch: async (input, init) => service.app.request(String(input), init),
  });
  const { delete: remove, ...others } = clients.consoleClient.planDrafts;
  const failing = async () => {
    throw new Error('The draft could not be deleted.');
  };
  const send = (deleted: typeof remove) =>
    sendDraft(
      { client, consoleClient: { planDrafts: { ...others, delete: deleted } }, isElsewhere: true },
      {
        id: plan.id,
        version: plan.version,
        estimate: { total: 50, priced_on: plan.priced_on },
        body,
        tax_id: taxId,
      },
      words,
    );
  await expect(send(failing)).rejects.toThrow('could not be deleted');
  const { filing_id } = await send(remove);
  expect((await Array.fromAsync(client.filings.all({ type: 'formation' }))).map(({ id }) => id)).toEqual([
    filing_id,
  ]);
  await expect(others.get(plan.id)).rejects.toMatchObject({ code: 'not_found' });
});
