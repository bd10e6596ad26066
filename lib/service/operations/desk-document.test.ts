import { afterAll, beforeAll, expect, test } from 'vitest';
import { isBare } from '#lib/service/edge/openapi/describe-members';
import type { OpenApiDocument } from '#lib/service/edge/openapi/document-parts';
import { call, type Harness, startHarness } from '#lib/testing/harness';
import { membersOf, operationsOf, schemaChecks } from '#lib/testing/openapi';
import { createOperator } from '#lib/testing/operator';

let service: Harness;
let document: OpenApiDocument;
beforeAll(async () => {
  service = await startHarness();
  const { key } = await createOperator(service);
  document = (await call(service, key, 'GET', '/v1/operations/openapi.json')).body;
});
afterAll(() => service.stop());

test('every operation of the desk has a summary, a description, and a tag that is described', () => {
  const known = new Set(document.tags.map(({ name }) => name));
  const bare = operationsOf(document).filter(
    ([, { summary, description, tags = [] }]) =>
      !summary || !description || !tags.every((tag) => known.has(tag)),
  );
  expect(bare.map(([name]) => name)).toEqual([]);
  expect(new Set(operationsOf(document).flatMap(([, { tags = [] }]) => tags))).toEqual(known);
});

test('what each of their parameters, and each member of their schemas, means is said', () => {
  const parameters = operationsOf(document).flatMap(([name, { parameters = [] }]) =>
    parameters.filter(isBare).map((parameter) => `${name} ${parameter.name}`),
  );
  const members = membersOf(document).filter(([, member]) => isBare(member) && !member.$ref && !member.allOf);
  expect([...parameters, ...members.map(([place]) => place)]).toEqual([]);
});

test('every example is valid', () => {
  const check = schemaChecks(document);
  const wrong = operationsOf(document).flatMap(([name, { requestBody, responses }]) =>
    [requestBody, ...Object.values(responses)].flatMap((one) =>
      Object.values(one?.content ?? {}).flatMap(({ schema, example }) => {
        if (!schema || example === undefined) return [];
        const isValid = check(schema);
        return isValid(example) ? [] : [[name, isValid.errors?.slice(0, 2)]];
      }),
    ),
  );
  expect(wrong).toEqual([]);
});
