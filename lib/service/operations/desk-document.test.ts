import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenApiDocument, Schema } from '#lib/service/edge/openapi/document-parts';
import { call, type Harness, startHarness } from '#lib/testing/harness';
import { operationsOf, schemaChecks } from '#lib/testing/openapi';
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

test('each of their parameters, and each member of their schemas, is described', () => {
  const parameters = operationsOf(document).flatMap(([name, { parameters = [] }]) =>
    parameters.filter(({ description }) => !description).map((parameter) => `${name} ${parameter.name}`),
  );
  const members: string[] = [];
  for (const [name, schema] of Object.entries(document.components.schemas))
    collectBare(schema, name, members);
  expect([...parameters, ...members]).toEqual([]);
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

function collectBare(schema: Schema, place: string, bare: string[]): void {
  for (const part of [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) {
    collectBare(part, place, bare);
  }
  if (schema.items) collectBare(schema.items, place, bare);
  for (const [name, member] of Object.entries(schema.properties ?? {})) {
    if (!member.description && !member.$ref && !member.allOf) bare.push(`${place}.${name}`);
    collectBare(member, `${place}.${name}`, bare);
  }
}
