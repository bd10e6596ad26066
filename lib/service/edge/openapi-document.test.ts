import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { longestMetadataValue, mostMetadataPairs } from '#lib/contract/metadata-limits';
import { problems } from '#lib/contract/problem-codes';
import { isOfDesk } from '#lib/contract/version';
import { isBare } from '#lib/service/edge/openapi/describe-members';
import type { Media, OpenApiDocument, Schema } from '#lib/service/edge/openapi/document-parts';
import { ids } from '#lib/service/reference/examples/ids';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { fetchOpenApiDocument, membersOf, operationsOf, schemaChecks } from '#lib/testing/openapi';
import { createOperator } from '#lib/testing/operator';

let service: Harness;
let document: OpenApiDocument;
let desk: OpenApiDocument;
beforeAll(async () => {
  service = await startHarness();
  document = await fetchOpenApiDocument(service);
  const { key } = await createOperator(service);
  desk = (await call(service, key, 'GET', '/v1/operations/openapi.json')).body;
});
afterAll(() => service.stop());

describe('the document and the service', () => {
  test('have the same operations', () => {
    const served = service.app.routes
      .filter(({ method, path }) => method !== 'ALL' && /^\/(v1|business)\//.test(path) && !isOfDesk(path))
      .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`);
    const described = operationsOf(document).map(([name]) => name);
    expect(described.toSorted()).toEqual([...new Set(served)].toSorted());
  });

  test('name each operation once', () => {
    const names = operationsOf(document).map(([, { operationId }]) => operationId);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('every operation', () => {
  test('has a summary, a description and a tag that is described', () => {
    const known = new Set(document.tags.map(({ name }) => name));
    const bare = operationsOf(document).filter(
      ([, { summary, description, tags = [] }]) =>
        !summary || !description || tags.length !== 1 || !tags.every((tag) => known.has(tag)),
    );
    expect(bare.map(([name]) => name)).toEqual([]);
  });

  test('says what each of its parameters means', () => {
    const bare = operationsOf(document).flatMap(([name, { parameters = [] }]) =>
      parameters.filter(isBare).map((parameter) => `${name} ${parameter.name}`),
    );
    expect(bare).toEqual([]);
  });

  test('lists its problems by code, each with an example', () => {
    for (const [name, { responses }] of operationsOf(document)) {
      for (const [status, answer] of Object.entries(responses)) {
        if (Number(status) < 400) continue;
        const media = answer.content?.['application/problem+json'];
        expect(answer['x-problem-codes'], `${name} ${status}`).toEqual(Object.keys(media?.examples ?? {}));
        for (const code of answer['x-problem-codes'] ?? [])
          expect(problems[code].status).toBe(Number(status));
      }
    }
  });

  test('has the request id and version headers, and those of the rate limit if it needs a key', () => {
    for (const [name, { responses, security = [] }] of operationsOf(document)) {
      for (const [status, { headers = {} }] of Object.entries(responses)) {
        expect(Object.keys(headers), `${name} ${status}`).toEqual(
          expect.arrayContaining(['X-Request-Id', 'Statehouse-Version']),
        );
        if (security.length > 0 && status !== '401') expect(headers).toHaveProperty('X-RateLimit-Remaining');
        if (status === '429') expect(headers).toHaveProperty('Retry-After');
      }
    }
  });

  test('describes as parameters the names chosen by callers or states', () => {
    const listed = (operation: string) => {
      const [, found] = operationsOf(document).find(([, { operationId }]) => operationId === operation) ?? [];
      return found?.parameters ?? [];
    };
    expect(listed('listFilings')).toContainEqual(
      expect.objectContaining({
        name: 'metadata',
        in: 'query',
        style: 'deepObject',
        explode: true,
        schema: {
          type: 'object',
          additionalProperties: { type: 'string', maxLength: longestMetadataValue },
          maxProperties: mostMetadataPairs,
        },
      }),
    );
    const answers = (operation: string) =>
      Object.fromEntries(
        listed(operation)
          .filter(({ name }) => name.startsWith('field.'))
          .map(({ name, schema }) => [name.slice('field.'.length), schema?.format ?? schema?.type]),
      );
    const counted = { member_count: 'number', series_llc: 'boolean' };
    expect(answers('getFormationFee')).toEqual({ ...counted, veteran_owned: 'boolean' });
    expect(answers('getForeignQualificationFee')).toEqual({ ...counted, business_start_date: 'date' });
  });

  test('says what happens without If-Match: only where no version is required the last write wins', () => {
    const said = operationsOf(document).flatMap(([, { operationId, parameters = [] }]) =>
      parameters
        .filter(({ name }) => name === 'If-Match')
        .map(({ description }): [string, boolean] => [
          operationId,
          Boolean(description?.includes('last write wins')),
        ]),
    );
    expect(Object.fromEntries(said)).toEqual({
      updateBusiness: true,
      updateObligation: true,
      updateAgentMail: true,
      updatePlan: false,
      deletePlan: true,
      submitPlan: true,
    });
  });

  test('has the rate limit’s response, even if it needs no key', () => {
    const without = operationsOf(document).filter(([, { responses }]) => !responses['429']);
    expect(without.map(([name]) => name)).toEqual([]);
  });

  test('that needs a key lists its refusal for the address or the role, at the desk too', () => {
    const keyed = [document, desk]
      .flatMap(operationsOf)
      .filter(([, { security = [] }]) => security.length > 0);
    const without = keyed.filter(([, { responses }]) => !responses['403']);
    expect(without.map(([name]) => name)).toEqual([]);
    expect(keyed.map(([name]) => name)).toContain('POST /v1/operations/filing/{id}/claim');
  });

  test('that reads a body lists the refusals of a wrong one, also where none is asked for', async () => {
    const reading = [document, desk].flatMap(operationsOf).filter(([name]) => /^(POST|PATCH) /.test(name));
    const silent = reading.filter(([, { responses }]) => !('413' in responses && '415' in responses));
    expect(silent.map(([name]) => name)).toEqual([]);
    const { testKey } = await createTenant(service);
    const path = `/v1/webhook-endpoint/${ids.webhookEndpoint}/test`;
    const refused = await call(service, testKey, 'POST', path, 'now', { 'Content-Type': 'text/plain' });
    expect(refused.status).toBe(415);
  });

  test('has the maximum lengths of its request and response headers', () => {
    const long = operationsOf(document).flatMap(([name, { parameters = [], responses }]) => [
      ...parameters
        .filter((one) => one.in === 'header' && one.schema?.maxLength === undefined)
        .map((one) => `${name} ${one.name}`),
      ...Object.values(responses).flatMap(({ headers = {} }) =>
        Object.entries(headers)
          .filter(([, header]) => !hasLength(header as { $ref?: string; schema?: Schema }))
          .map(([header]) => `${name} ${header}`),
      ),
    ]);
    expect([...new Set(long)]).toEqual([]);
  });

  test('with a body describes the header for ignored members', () => {
    for (const [name, { requestBody, responses }] of operationsOf(document)) {
      for (const status of ['200', '201', '400'])
        if (responses[status])
          expect('X-Unknown-Fields' in (responses[status].headers ?? {}), name).toBe(
            requestBody !== undefined,
          );
    }
  });

  test('describes the headers of a replay, of the version it is at, of a range, of a file and of a wrong type', () => {
    const lacking = operationsOf(document).flatMap(([name, { parameters = [], responses }]) => {
      const isKeyed = parameters.some((one) => one.name === 'Idempotency-Key');
      return Object.entries(responses).flatMap(([status, { headers = {}, content = {} }]) => {
        const isFile = Object.keys(content).some((type) => !type.includes('json') || type.endsWith('jsonl'));
        const expected = [
          ...(isKeyed && status.startsWith('2') ? ['Idempotent-Replayed'] : []),
          ...(status === '412' ? ['ETag'] : []),
          ...(status === '415' ? ['Accept', 'Accept-Encoding'] : []),
          ...(status === '416' ? ['Content-Range'] : []),
          ...('416' in responses && /^[23]/.test(status) ? ['Accept-Ranges'] : []),
          ...(isFile ? ['Content-Disposition'] : []),
        ];
        return expected.filter((one) => !(one in headers)).map((one) => `${name} ${status} ${one}`);
      });
    });
    expect(lacking).toEqual([]);
  });

  test('is marked early access only for foreign qualification', () => {
    const marked = operationsOf(document).filter(([, operation]) => operation['x-early-access']);
    const ofIt = operationsOf(document).filter(([, { tags }]) => tags?.includes('Foreign qualification'));
    expect(marked.map(([name]) => name)).toEqual(ofIt.map(([name]) => name));
    for (const [, { description }] of marked) expect(description).toContain('Early access');
  });
});

describe('every schema', () => {
  test('says what each of its members means, and not only how its value is written', () => {
    const bare = membersOf(document).filter(([, member]) => isBare(member));
    expect(bare.map(([place]) => place)).toEqual([]);
  });

  test('says of a member more than its name', () => {
    const empty = [document, desk].flatMap(membersOf).filter(([place, { description = '' }]) => {
      const names = (place.split('.').at(-1) ?? '').split('_').map((word) => word.replace(/s$/, ''));
      const words = description.toLowerCase().match(/[a-z0-9]+/g) ?? [];
      const says = words.filter((word) => !fillers.has(word) && !names.includes(word.replace(/s$/, '')));
      return words.length < 4 && says.length === 0;
    });
    expect(empty.map(([place, { description }]) => `${place}: ${description}`)).toEqual([]);
  });

  test('says only of a member that can be null when it is', () => {
    const never = membersOf(document).filter(
      ([, member]) => /\bnull\b/.test(member.description ?? '') && !isNullable(member),
    );
    expect(never.map(([place, { description }]) => `${place}: ${description}`)).toEqual([]);
  });

  test('is never null itself', () => {
    const nullable = Object.entries(document.components.schemas).filter(
      ([, { type, anyOf = [] }]) =>
        (Array.isArray(type) && type.includes('null')) || anyOf.some((one) => one.type === 'null'),
    );
    expect(nullable.map(([name]) => name)).toEqual([]);
  });
});

test.each(['of partners', 'of the desk'])('every example is valid: %s', (whose) => {
  const checked = whose === 'of the desk' ? desk : document;
  const check = schemaChecks(checked);
  const wrong: unknown[] = [];
  const look = (place: string, media: Media | undefined) => {
    if (!media?.schema) return;
    const isValid = check(media.schema);
    const named = Object.values(media.examples ?? {}).map((one) => (one as { value: unknown }).value);
    for (const example of media.example === undefined ? named : [media.example]) {
      if (!isValid(example)) wrong.push([place, isValid.errors?.slice(0, 3)]);
    }
    if (media.example === undefined && named.length === 0) wrong.push([place, 'has no example']);
  };
  for (const [name, { requestBody, responses }] of operationsOf(checked)) {
    look(`${name} request`, requestBody?.content['application/json']);
    for (const [status, { content = {} }] of Object.entries(responses)) {
      look(`${name} ${status}`, content['application/json']);
      look(`${name} ${status}`, content['application/problem+json']);
    }
  }
  expect(wrong).toEqual([]);
});

test('no example is filled in with a word that stands for any text, also at the desk', () => {
  const filled = (value: unknown, at: string): string[] => {
    if (value === 'text') return [at];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([name, part]) => filled(part, `${at}/${name}`));
  };
  const found = [document, desk]
    .flatMap(operationsOf)
    .flatMap(([name, { requestBody, responses }]) => [
      ...filled(requestBody?.content['application/json']?.example, `${name} request`),
      ...Object.entries(responses).flatMap(([status, { content = {} }]) =>
        filled(content['application/json']?.example, `${name} ${status}`),
      ),
    ]);
  expect(found).toEqual([]);
});

test('the example of a problem is what its operation would say', () => {
  const said = (name: string, status: string, code: string) => {
    const [, operation] = operationsOf(document).find(([one]) => one === name) ?? [];
    const examples = operation?.responses[status]?.content?.['application/problem+json']?.examples;
    return (examples?.[code] as { value: { detail: string; instance: string } } | undefined)?.value;
  };
  const detail = (name: string, status: string, code: string) => said(name, status, code)?.detail;
  expect(said('GET /v1/webhook-endpoint/{id}', '404', 'not_found')).toMatchObject({
    detail: 'There is no webhook endpoint with this id.',
    instance: `/v1/webhook-endpoint/${ids.webhookEndpoint}`,
  });
  expect(said('GET /v1/jurisdiction/{code}/version', '404', 'not_found')?.instance).toContain('/US-TX/');
  expect(detail('GET /v1/event', '400', 'validation_error')).toContain('Use a whole number from 1 to 100.');
  expect(detail('GET /v1/plan/{id}', '400', 'validation_error')).toContain('It takes no parameters.');
  expect(detail('POST /v1/business/{id}/document', '415', 'unsupported_media_type')).toContain('multipart');
  expect(detail('PATCH /v1/obligation/{id}', '412', 'precondition_failed')).toContain('The obligation has');
  expect(detail('GET /v1/event', '403', 'forbidden')).toContain('"event:read"');
});

// Words that say nothing of a member: “Its kind”, “Both together”, “To which one”.
const fillers = new Set(
  'a an and at both by in is it its of on one the their this to together when which'.split(' '),
);

function hasLength(header: { $ref?: string; schema?: Schema }): boolean {
  const named = header.$ref ? document.components.headers[header.$ref.split('/').at(-1) ?? ''] : header;
  const { schema } = named as { schema?: Schema };
  return (
    schema?.type !== 'string' ||
    schema.maxLength !== undefined ||
    schema.const !== undefined ||
    Boolean(schema.enum)
  );
}

function isNullable({ $ref, type, enum: values = [], anyOf = [], oneOf = [], ...rest }: Schema): boolean {
  if ($ref) return isNullable(document.components.schemas[$ref.split('/').at(-1) ?? ''] ?? {});
  const isOfAnyType = !type && anyOf.length + oneOf.length + values.length === 0 && !('allOf' in rest);
  return isOfAnyType || [type].flat().includes('null') || [...anyOf, ...oneOf].some(isNullable);
}
