import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Problem } from '#lib/contract/problem';
import { newId } from '#lib/service/ids';
import { faultsOf } from '#lib/testing/faults';
import { call, createTenant, type Harness, startHarness, type Tenant } from '#lib/testing/harness';
import { operationsOf, type TestedOperation, type TestedParameter } from '#lib/testing/operations';
import { createOperator } from '#lib/testing/operator';
import { createPerson, type Person } from '#lib/testing/person';
import { sampleOf, typesOf } from '#lib/testing/request-schema';
import { rowsOf } from '#lib/testing/rows-of';

let service: Harness;
let tenant: Tenant;
let person: Person;
let operator: Person;
const { list, named } = await operationsOf();
const asking = list.filter(({ parameters }) => parameters.some((parameter) => parameter.in === 'query'));

beforeAll(async () => {
  service = await startHarness();
  tenant = await createTenant(service);
  person = await createPerson(service, tenant.organizationId, { roles: ['administrator', 'approver'] });
  operator = await createOperator(service);
});
afterAll(async () => {
  expect((await call(service, null, 'GET', '/healthz')).status).toBe(200);
  await service.stop();
});

/** The other parameters that the operation requires, then the one under test. */
function address({ path, parameters }: TestedOperation, tested: string, name: string): string {
  const needed = parameters
    .filter((one) => one.in === 'query' && one.required && one.name !== name)
    .map((one) => `${one.name}=${encodeURIComponent(String(sampleOf(one.schema, named)))}`);
  return `${path.replaceAll(/\{\w+\}/g, newId(service.time.now))}?${[...needed, tested].join('&')}`;
}

async function get(operation: TestedOperation, path: string) {
  const signedIn = operation.desk ? operator : person;
  const isForPerson = operation.desk || operation.console || operation.path.startsWith('/v1/audit');
  const credential = isForPerson ? await signedIn.token() : tenant.testKey;
  const answer = await service.app.request(path, {
    method: operation.method,
    headers: { Authorization: `Bearer ${credential}` },
  });
  const text = await answer.text();
  const isProblem = answer.headers.get('Content-Type') === 'application/problem+json';
  return { status: answer.status, problem: isProblem ? Problem.parse(JSON.parse(text)) : null };
}

/** A query contains only text, so a value that is wrong only by its type cannot be sent. */
function wrongTexts({ schema }: TestedParameter): string[] {
  const isNumber = typesOf(schema).some((type) => type === 'integer' || type === 'number');
  const faults = faultsOf(schema, named).flatMap((fault) =>
    'value' in fault && ['string', 'number'].includes(typeof fault.value) ? [String(fault.value)] : [],
  );
  return isNumber
    ? [...faults, 'x', '1e999', '1e1', '0x10', '5.0', ' 5', '-1', '']
    : faults.filter((text) => text !== '7');
}

// The dashboard calls these itself, never for a person.
const ofDashboard = new Set([
  '/console/sign-in-options',
  '/console/browser-operation',
  '/console/setup',
  '/console/audit-verification',
]);
const withKey = list.filter(
  ({ method, path, isPublic }) => method === 'GET' && !isPublic && !ofDashboard.has(path),
);

test.each(withKey)('$method $path refuses an unknown parameter and invalid UTF-8', async (operation) => {
  for (const [sent, name, code] of [
    ['regsitered=true', 'regsitered', 'unknown_parameter'],
    ['Limit=5', 'Limit', 'unknown_parameter'],
    ['=5', '', 'unknown_parameter'],
    ['limit=%FF', 'limit', 'malformed_parameter'],
    ['metadata[', 'metadata[', 'unknown_parameter'],
  ] as const) {
    const { status, problem } = await get(operation, address(operation, sent, name));
    expect({ sent, status, errors: problem?.errors }).toMatchObject({
      status: 400,
      errors: expect.arrayContaining([expect.objectContaining({ pointer: `?${name}`, code })]),
    });
  }
});

test('an unknown parameter is answered with all that may be sent, also those whose names the caller chooses', async () => {
  for (const [path, open] of [
    ['/v1/filing', 'metadata[key]'],
    ['/v1/filing/formation/fee', 'field.NAME'],
  ]) {
    const { body } = await call(service, tenant.testKey, 'GET', `${path}?regsitered=true`);
    expect(body.errors[0].detail).toContain(`, ${open}.`);
  }
});

test('an unknown parameter is named as it was sent', async () => {
  const sent = (path: string) => call(service, tenant.testKey, 'GET', path);
  const { body } = await sent('/v1/webhook-endpoint?lmit=5');
  expect(body.detail).toBe('This operation does not take “lmit”. It takes limit, cursor.');
  const { body: none } = await sent('/v1/sandbox/clock?at=now');
  expect(none.detail).toBe('This operation does not take “at”. It takes no parameters.');
  const { body: fee } = await sent('/v1/filing/formation/fee?jurisdiction=US-TX&field.membr_count=3');
  expect(fee.detail).toMatch(/^Texas has no field “membr_count”\./);
});

test('a time zone whose plus sign is not encoded is refused with the cure', async () => {
  const time = '2026-11-21T09:30:00+01:00';
  const read = (sent: string) => call(service, tenant.testKey, 'GET', `/v1/filing?created_after=${sent}`);
  expect((await read(time)).body.errors).toMatchObject([
    { pointer: '?created_after', code: 'malformed_parameter', detail: expect.stringContaining('as %2B') },
  ]);
  expect((await read(encodeURIComponent(time))).status).toBe(200);
});

test('each of several wrong parameters is named, also after a number beyond every bound', async () => {
  const { body } = await call(service, tenant.testKey, 'GET', '/v1/filing?limit=1e30&type=none&status=none');
  expect(body.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
    '?limit',
    '?type',
    '?status',
  ]);
});

test('a wrong part of the path is named as the path is written', async () => {
  const { body } = await call(service, tenant.testKey, 'GET', '/v1/jurisdiction/US-ZZ/version');
  expect(body.errors).toMatchObject([{ pointer: '{code}', code: 'invalid_format' }]);
});

describe.each(asking)('$method $path', (operation) => {
  const queries = operation.parameters.filter((parameter) => parameter.in === 'query');

  test.each(queries)('?$name refuses invalid values, at its name', async (parameter) => {
    const { name } = parameter;
    const before = await rowsOf(service);
    for (const text of wrongTexts(parameter)) {
      const at = address(operation, `${name}=${encodeURIComponent(text)}`, name);
      const { status, problem } = await get(operation, at);
      expect({ text, status, problem }).toMatchObject({
        status: 400,
        problem: { errors: [{ pointer: `?${name}`, detail: expect.stringMatching(/^[A-Z].*\.$/) }] },
      });
    }
    expect(await rowsOf(service)).toEqual(before);
  });

  test.each(queries)('?$name given twice is refused', async ({ name, schema }) => {
    const value = encodeURIComponent(String(sampleOf(schema, named)));
    const { status, problem } = await get(
      operation,
      address(operation, `${name}=${value}&${name}=${value}`, name),
    );
    expect([status, problem?.errors]).toMatchObject([
      400,
      [{ pointer: `?${name}`, code: 'duplicate_parameter' }],
    ]);
  });

  test.each(queries)('?$name never causes an internal error, whatever its characters', async ({ name }) => {
    const odd = [
      '%00',
      '%ED%A0%80',
      '%FF',
      '%',
      '%E0%A4',
      '%F0%9F%9A%80',
      '%E2%80%AE',
      "'%20or%201=1",
      '[]',
      '%5B%5D',
    ];
    for (const text of odd) {
      const { status, problem } = await get(operation, address(operation, `${name}=${text}`, name));
      expect([200, 400, 404]).toContain(status);
      expect(problem === null).toBe(status === 200);
    }
  });
});
