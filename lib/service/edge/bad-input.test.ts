import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Problem } from '#lib/contract/problem';
import { newId } from '#lib/service/ids';
import { signDashboardToken } from '#lib/session/sign-token';
import { type Fault, faultsOf, setAt, withFault } from '#lib/testing/faults';
import { call, createTenant, type Harness, startHarness, type Tenant } from '#lib/testing/harness';
import { operationsOf, type TestedOperation } from '#lib/testing/operations';
import { createOperator } from '#lib/testing/operator';
import { createPerson, type Person } from '#lib/testing/person';
import { placesIn, sampleOf } from '#lib/testing/request-schema';
import { rowsOf } from '#lib/testing/rows-of';

let service: Harness;
let tenant: Tenant;
let person: Person;
let operator: Person;
const operations = await operationsOf();
const named = operations.named;

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

function send(credential: string, { method, path }: TestedOperation, json: string) {
  const at = path.replaceAll(/\{\w+\}/g, newId(service.time.now));
  return call(service, credential, method, at, json, { 'Content-Type': 'application/json' });
}

const ofPassword = new Set([
  '/console/password',
  '/console/second-factor',
  '/console/second-factor/remove',
  '/console/second-factor/recovery-code',
]);

/** The rows, without the tables that a refusal writes to: a wrong password adds an audit entry. */
async function rowsBeside({ path }: TestedOperation): Promise<Record<string, number>> {
  const rows = await rowsOf(service);
  return ofPassword.has(path) ? { ...rows, audit_entries: 0 } : rows;
}

async function credentialFor(operation: TestedOperation): Promise<string> {
  if (operation.desk) return operator.token();
  if (!operation.console) return tenant.testKey;
  const own = await person.token();
  // Who may call is decided before the body is read.
  const { body } = await send(own, operation, '{');
  return body.required_scope === 'dashboard' ? signDashboardToken(service.parts.secrets.console) : own;
}

/** What a message must never contain: terms of a library, a programming language or a database. */
const jargon =
  /\bundefined\b|\bNaN\b|[Ii]nvalid input|expected (string|number|int|array|object|record)|(?<!agent_mail\.)\breceived\b|\b[Zz]od|regex|\[object|TypeError|[Ss]yntax/;

function refusal(status: number, body: unknown): Problem {
  const problem = Problem.parse(body);
  expect(problem).toMatchObject({ status, type: 'http://service.test/problems/validation_error' });
  expect(status).toBe(400);
  for (const { detail } of [problem, ...(problem.errors ?? [])]) {
    expect(detail).toMatch(/^\S.*[.?]$/su);
    expect(detail).not.toMatch(jargon);
  }
  return problem;
}

/** A fault is reported at its place, inside it, or at the whole that it breaks (one of several shapes). */
function pointsAt(problem: Problem, path: readonly (string | number)[]): boolean {
  const place = `/${path.join('/')}`;
  return (problem.errors ?? []).some(
    ({ pointer }) =>
      pointer === place ||
      pointer.startsWith(`${place}/`) ||
      (pointer !== '' && place.startsWith(`${pointer}/`)),
  );
}

const bodied = operations.list.filter(({ body }) => body !== null);

describe.each(bodied)('$method $path', (operation) => {
  const schema = operation.body ?? {};
  const places = placesIn(schema, named);
  const sample = sampleOf(schema, named);

  test('each field refuses each invalid value, at its pointer, and nothing is stored', async () => {
    const credential = await credentialFor(operation);
    const before = await rowsBeside(operation);
    const missed: string[] = [];
    for (const { path, schema: field, required } of places) {
      const faults: (Fault | null)[] = [...faultsOf(field, named), ...(required ? [null] : [])];
      for (const fault of faults) {
        if (fault?.name === 'null' && !required && isAbsence(operation, path)) continue;
        const json = fault ? withFault(sample, path, fault) : without(sample, path);
        const { status, body } = await send(credential, operation, json);
        const at = `${status} /${path.join('/')}: ${fault?.name ?? 'missing'}`;
        if (status !== 400) missed.push(at);
        else if (!pointsAt(refusal(status, body), path))
          missed.push(`${at} → ${JSON.stringify(body.errors)}`);
      }
    }
    expect(missed).toEqual([]);
    expect(await rowsBeside(operation)).toEqual(before);
  });

  test('a body that is not an object, is incomplete, is empty or has a duplicate member is refused', async () => {
    const credential = await credentialFor(operation);
    const before = await rowsOf(service);
    const whole = JSON.stringify(sample);
    const [name = 'anything'] = Object.keys(Object(sample));
    const twice = `{${JSON.stringify(name)}:null,${JSON.stringify(name)}:1}`;
    for (const json of ['[]', '"words"', '7', 'null', '{', whole.slice(0, -1), ' ', '\ufeff', `${whole}x`]) {
      const { status, body } = await send(credential, operation, json);
      expect(refusal(status, body).errors).toMatchObject([{ pointer: '' }]);
    }
    const { status, body } = await send(credential, operation, twice);
    expect(refusal(status, body).errors).toMatchObject([{ pointer: `/${name}`, code: 'duplicate_member' }]);
    expect(await rowsOf(service)).toEqual(before);
  });

  test('a request without a body is answered like one with an empty object', async () => {
    const credential = await credentialFor(operation);
    const at = operation.path.replaceAll(/\{\w+\}/g, newId(service.time.now));
    const none = await call(service, credential, operation.method, at);
    const empty = await call(service, credential, operation.method, at, {});
    expect([none.status, none.body?.errors]).toEqual([empty.status, empty.body?.errors]);
  });
});

/**
 * Null for an optional member means that it is absent, so it is no fault; at the top of a patch and in metadata it has
 * a meaning.
 */
function isAbsence({ method, console }: TestedOperation, path: readonly (string | number)[]): boolean {
  if (console || typeof path.at(-1) !== 'string' || (path[0] === 'metadata' && path.length > 1)) return false;
  return method === 'POST' || path.length > 1;
}

function without(sample: unknown, path: readonly (string | number)[]): string {
  const copy = structuredClone(sample);
  setAt(copy, path, undefined);
  return JSON.stringify(copy);
}
