import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Problem } from '#lib/contract/problem';
import type { ProblemCode } from '#lib/contract/problem-codes';
import { roles } from '#lib/contract/roles';
import type { OpenApiDocument, Operation } from '#lib/service/edge/openapi/document-parts';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { fetchOpenApiDocument, operationsOf } from '#lib/testing/openapi';
import { createOperator } from '#lib/testing/operator';
import { createPerson } from '#lib/testing/person';

let service: Harness;
/** The document of partners and that of the desk, each with the token of a person who may call all of it. */
let described: { document: OpenApiDocument; key: string }[];
beforeAll(async () => {
  service = await startHarness();
  const { organizationId } = await createTenant(service);
  const person = await createPerson(service, organizationId, { roles: [...roles] });
  const lead = await (await createOperator(service)).token('live');
  const { body: desk } = await call(service, lead, 'GET', '/v1/operations/openapi.json');
  described = [
    { document: await fetchOpenApiDocument(service), key: await person.token() },
    { document: desk, key: lead },
  ];
});
afterAll(() => service.stop());

const noState = 'US-PR';

/** Sends every operation what `request` makes of it, and compares the answer with the example of the code. */
async function disagreements(
  code: ProblemCode,
  request: (path: string, operation: Operation, example: Problem) => { path: string; body?: unknown } | null,
): Promise<string[]> {
  const found: string[] = [];
  for (const { document, key } of described) {
    for (const [name, operation] of operationsOf(document)) {
      const example = exampleOf(operation, code);
      const [method = '', path = ''] = name.split(' ');
      const sent = example && request(path, operation, example);
      if (!sent) continue;
      const { body } = await call(service, key, method, sent.path, sent.body);
      if (body?.detail !== example.detail) found.push(`${name}: “${example.detail}” is “${body?.detail}”`);
    }
  }
  return found;
}

function exampleOf({ responses }: Operation, code: ProblemCode): Problem | undefined {
  const examples = Object.values(responses).map(
    ({ content }) =>
      content?.['application/problem+json']?.examples?.[code] as { value: Problem } | undefined,
  );
  return examples.find((one) => one !== undefined)?.value;
}

function nowhere(path: string): string {
  return path.replace('{code}', noState).replaceAll(/\{\w+\}/g, () => randomUUID());
}

test('the example of a 404 reads as the service answers for an id that is not there', async () => {
  const found = await disagreements('not_found', (path, { requestBody }) => {
    const { 'application/json': json, 'multipart/form-data': form } = requestBody?.content ?? {};
    return path.includes('{') && !form ? { path: nowhere(path), body: json?.example } : null;
  });
  expect(found).toEqual([]);
});

test('the example of a 400 reads as the service answers for that fault', async () => {
  const found = await disagreements(
    'validation_error',
    (path, { parameters = [] }, { errors: [fault] = [] }) => {
      if (fault?.pointer.startsWith('?')) {
        const needed = parameters.filter((one) => one.in === 'query' && one.required);
        const query = [fault.pointer.slice(1), ...(fault.code === 'duplicate_parameter' ? ['state'] : [])];
        const values = [
          ...query.map((one) => `${one}=0`),
          ...needed.map(({ name, example, schema }) => `${name}=${example ?? schema?.example}`),
        ];
        return { path: `${nowhere(path)}?${values.join('&')}` };
      }
      if (fault?.code === 'malformed_json') return { path: nowhere(path), body: '{' };
      return null;
    },
  );
  expect(found).toEqual([]);
});

test('only an operation that takes an address has the example about its ZIP code', () => {
  const [{ document } = { document: null }] = described;
  const aboutZip = operationsOf(document as OpenApiDocument).filter(([, operation]) =>
    exampleOf(operation, 'validation_error')?.detail.includes('ZIP'),
  );
  expect(aboutZip.map(([, { operationId }]) => operationId)).toEqual([
    'createBusiness',
    'updateBusiness',
    'createForeignQualification',
    'createFormation',
  ]);
});
