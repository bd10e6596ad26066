import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headerText } from '#lib/service/edge/name-unknown';
import { completeFormation, formationPath } from '#lib/testing/formation';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { addBusiness, completeBody, completeBusiness, submitPath } from '#lib/testing/qualification';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

const named = ({ headers }: { headers: Headers }) => headers.get('X-Unknown-Fields');

describe('an unknown member', () => {
  test('is ignored and listed in a header, at every depth, in responses of every type', async () => {
    const { testKey } = await createTenant(service);
    const odd = {
      ...completeBusiness,
      nmae: 'x',
      owners: [{ name: { type: 'person', first: 'Maria', last: 'Okafor', midle: 'A' }, rol: 'member' }],
    };
    const made = await call(service, testKey, 'POST', '/v1/business', odd);
    expect([made.status, named(made)]).toEqual([201, 'owners/0/name/midle, owners/0/rol, nmae']);
    const path = `/v1/business/${made.body.id}`;
    expect(named(await call(service, testKey, 'PATCH', path, { emial: 'a@b.example' }))).toBe('emial');
    const refused = await call(service, testKey, 'POST', '/v1/business', { legalname: 'x' });
    expect([refused.status, named(refused)]).toEqual([400, 'legalname']);
    expect(named(await call(service, testKey, 'POST', '/v1/business', completeBusiness))).toBeNull();
  });

  test('of a name is one that names of its type do not have', async () => {
    const { testKey } = await createTenant(service);
    const name = { type: 'entity', entity_name: 'Okafor Holdings, LLC', first: 'Maria' };
    const made = await call(service, testKey, 'POST', '/v1/business', {
      ...completeBusiness,
      owners: [{ name, role: 'member' }],
    });
    expect([made.body.owners[0].name, named(made)]).toEqual([
      { type: 'entity', entity_name: 'Okafor Holdings, LLC' },
      'owners/0/name/first',
    ]);
  });

  test('does not exist where the caller chooses the names', async () => {
    const { testKey } = await createTenant(service);
    const body = { ...completeBusiness, metadata: { anything: 'x' } };
    expect(named(await call(service, testKey, 'POST', '/v1/business', body))).toBeNull();
  });
});

describe('in a submission', () => {
  test('the fields of its state are known, those of another state are not; preflight warns about each', async () => {
    const tenant = await createTenant(service);
    const business = await addBusiness(service, tenant.testKey);
    const body = await completeBody(service, tenant, business, 'US-TX');
    const clean = await call(service, tenant.testKey, 'POST', `${submitPath}/preflight`, body);
    expect([clean.body.warnings, named(clean)]).toEqual([[], null]);
    const odd = {
      ...body,
      registerd_agent: {},
      contact: { ...Object(body.contact), fax: '1' },
    };
    const warned = await call(service, tenant.testKey, 'POST', `${submitPath}/preflight`, odd);
    expect(warned.body).toMatchObject({
      ok: true,
      warnings: [
        { pointer: '/contact/fax', code: 'unknown_field', detail: expect.any(String) },
        { pointer: '/registerd_agent', code: 'unknown_field', detail: expect.any(String) },
      ],
    });
    expect(named(warned)).toBe('contact/fax, registerd_agent');
    const filed = await call(service, tenant.testKey, 'POST', submitPath, odd);
    expect([filed.status, named(filed)]).toEqual([201, 'contact/fax, registerd_agent']);
  });

  test('the management structure is known where the state does not ask for it, since the record keeps it', async () => {
    const tenant = await createTenant(service);
    const business = await addBusiness(service, tenant.testKey);
    const body = await completeBody(service, tenant, business, 'US-TX');
    const structured = (management_structure: string) =>
      call(service, tenant.testKey, 'POST', submitPath, { ...body, management_structure });
    expect(named(await structured('by_committee'))).toBe('management_structure');
    const other = await addBusiness(service, tenant.testKey);
    const filed = await call(service, tenant.testKey, 'POST', submitPath, {
      ...(await completeBody(service, tenant, other, 'US-OH')),
      management_structure: 'manager_managed',
    });
    expect([filed.status, named(filed)]).toEqual([201, null]);
    const record = await call(service, tenant.testKey, 'GET', `/v1/business/${filed.body.business_id}`);
    expect(record.body.management_structure).toBe('manager_managed');
  });

  test('a fact of the record is refused and not ignored', async () => {
    const { testKey } = await createTenant(service);
    const refused = await call(service, testKey, 'POST', submitPath, { legal_name: 'x', legal_nam: 'x' });
    expect([refused.status, named(refused)]).toEqual([400, 'legal_nam']);
  });

  test('a misspelled state makes no field of any state unknown', async () => {
    const tenant = await createTenant(service);
    const body = await completeFormation(service, tenant, 'US-NY');
    const answer = await call(service, tenant.testKey, 'POST', formationPath, {
      ...body,
      jurisdiction: 'Texas',
      nobody_asks: 1,
    });
    expect([answer.status, named(answer)]).toEqual([400, 'nobody_asks']);
  });
});

describe('the header', () => {
  test('has only valid header characters, and at most 1,000 of them', () => {
    expect(headerText(['/a\r\nSet-Cookie: x', '/é,ü', '/a~1b'])).toBe(
      'a%0D%0ASet-Cookie%3A%20x, %C3%A9%2C%C3%BC, a~1b',
    );
    expect(headerText([`/${'x'.repeat(5000)}`])).toHaveLength(1000);
    expect(headerText(['/a', `/${'x'.repeat(5000)}`])).toBe('a');
  });

  test('lists at most 20 members', async () => {
    const { testKey } = await createTenant(service);
    const many = Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`n${at}`, {}]));
    const answer = await call(service, testKey, 'POST', '/v1/business', { ...many, ...completeBusiness });
    expect([answer.status, named(answer)?.split(', ')]).toEqual([
      201,
      Array.from({ length: 20 }, (_, at) => `n${at}`),
    ]);
  });
});

describe('an empty body', () => {
  test('with a content type is ignored if no body is required', async () => {
    const tenant = await createTenant(service);
    const empty = (path: string, type: string) =>
      call(service, tenant.testKey, 'POST', path, '', { 'Content-Type': type });
    const business = await addBusiness(service, tenant.testKey);
    const body = await completeBody(service, tenant, business, 'US-TX');
    const { body: filing } = await call(service, tenant.testKey, 'POST', submitPath, body);
    const advance = `/v1/sandbox/filing/${filing.id}/advance`;
    expect((await empty(advance, 'application/json')).status).toBe(200);

    expect(
      (await empty(`/v1/sandbox/business/${filing.business_id}/registered-agent/fail`, 'application/json'))
        .status,
    ).toBe(200);
    // What curl and browsers call an empty form.
    const canceled = await empty(`/v1/filing/${filing.id}/cancel`, 'application/x-www-form-urlencoded');
    expect(canceled.body).toMatchObject({ status: 'canceled', status_reason: 'Partner request' });
    expect((await empty('/v1/business', 'application/json')).status).toBe(400);
    expect((await empty('/v1/business', 'text/plain')).status).toBe(415);
    const other = await call(service, tenant.testKey, 'POST', `/v1/filing/${filing.id}/cancel`, 'reason=x', {
      'Content-Type': 'application/x-www-form-urlencoded',
    });
    expect(other.status).toBe(415);
  });
});
