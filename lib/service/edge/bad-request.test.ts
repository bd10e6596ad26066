import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Problem } from '#lib/contract/problem';
import { call, createTenant, type Harness, startHarness, type Tenant } from '#lib/testing/harness';
import { addBusiness, completeBusiness } from '#lib/testing/qualification';
import { rowsOf } from '#lib/testing/rows-of';
import { freePort } from '../../../scripts/free-port.ts';

let service: Harness;
let tenant: Tenant;
let server: ReturnType<typeof serve>;
let port: number;
beforeAll(async () => {
  service = await startHarness();
  tenant = await createTenant(service);
  port = await freePort();
  server = serve({ fetch: service.app.fetch, port, hostname: '127.0.0.1' });
});
afterAll(async () => {
  server.close();
  expect((await call(service, null, 'GET', '/healthz')).status).toBe(200);
  await service.stop();
});

/** Sends raw bytes over a socket, which no client library would do. */
function raw(lines: string[], body = ''): Promise<{ status: number; text: string }> {
  const head = [
    ...lines,
    'Host: service.test',
    `Authorization: Bearer ${tenant.testKey}`,
    'Connection: close',
  ];
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(`${head.join('\r\n')}\r\n\r\n${body}`));
    socket.on('data', (data) => {
      text += data.toString();
    });
    socket.on('error', reject);
    socket.on('close', () => resolve({ status: Number(text.split(' ')[1]), text }));
  });
}

function post(body: BodyInit, type: string) {
  return service.app.request('/v1/business', {
    method: 'POST',
    headers: { Authorization: `Bearer ${tenant.testKey}`, 'Content-Type': type },
    body,
  });
}

const whole = JSON.stringify(completeBusiness);
const utf16 = new Uint8Array(Buffer.from(whole, 'utf16le'));
const latin = new Uint8Array(Buffer.from(whole.replace('Northwind', 'Nörthwind'), 'latin1'));

describe('the body', () => {
  test.each<[string, BodyInit, string, number]>([
    ['another charset that is named', whole, 'application/json; charset=iso-8859-1', 415],
    ['UTF-16 that is named', utf16, 'application/json; charset=utf-16', 415],
    ['UTF-16 that is not named', utf16, 'application/json', 400],
    ['Latin 1 that is not named', latin, 'application/json; charset=utf-8', 400],
    ['a form', 'legal_name=x', 'application/x-www-form-urlencoded', 415],
    ['plain text', whole, 'text/plain', 415],
    ['a type that is only like the right one', whole, 'application/jsonp', 415],
    [
      'more than 1 MiB',
      JSON.stringify({ ...completeBusiness, purpose: 'x'.repeat(1_100_000) }),
      'application/json',
      413,
    ],
    [
      '100,000 entries',
      JSON.stringify({ ...completeBusiness, owners: Array(100_000).fill(0) }),
      'application/json',
      400,
    ],
    ['100,000 levels', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 'application/json', 400],
  ])('%s is refused, and nothing is stored', async (_name, body, type, status) => {
    const before = await rowsOf(service);
    const answer = await post(body, type);
    expect(answer.status).toBe(status);
    const problem = Problem.parse(await answer.json());
    expect(problem).toMatchObject({ status, instance: '/v1/business' });
    // A list that is too long is one error, not one for each entry.
    expect(problem.errors?.length ?? 0).toBeLessThanOrEqual(1);
    expect(await rowsOf(service)).toEqual(before);
  });

  test('that is compressed is refused with the coding that is taken', async () => {
    const answer = await service.app.request('/v1/business', {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${tenant.testKey}`,
        'Content-Type': 'application/json',
        'Content-Encoding': 'gzip',
      },
      body: new Uint8Array(gzipSync(whole)),
    });
    expect([answer.status, answer.headers.get('Accept-Encoding')]).toEqual([415, 'identity']);
    expect((await answer.json()).detail).toBe('Send the body without Content-Encoding: gzip.');
  });

  test.each(['/v1/business/document', '/v1/agent-mail/mail'])(
    'of a change at %s is JSON: only an operation that takes a form is sent one',
    async (path) => {
      expect((await call(service, tenant.testKey, 'PATCH', path, { note: 'x' })).status).toBe(404);
      const large = JSON.stringify({ note: 'x'.repeat(1_100_000) });
      expect((await call(service, tenant.testKey, 'PATCH', path, large)).status).toBe(413);
    },
  );

  test.each(['application/json', 'Application/JSON; Charset="UTF-8"', 'application/json;charset=utf8'])(
    '%s with a byte order mark is accepted',
    async (type) => {
      expect((await post(`\ufeff${whole}`, type)).status).toBe(201);
    },
  );

  test.each([
    ['right to left', 'חברת הצפון בע״מ LLC'],
    ['combining', 'A\u0301e\u0323\u0302 Holdings LLC'],
    ['emoji', '🚀👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿 LLC'],
    ['no width', 'North\u200b\u2060wind\u00ad LLC'],
    ['markup and quotes', `<script>alert("1")</script> ' or 1=1; -- \${7*7} {{7*7}} LLC`],
    ['prototype', 'constructor'],
  ])('text with %s is stored unchanged', async (_name, text) => {
    const facts = { ...completeBusiness, legal_name: text, metadata: { [text]: text, constructor: text } };
    const made = await call(service, tenant.testKey, 'POST', '/v1/business', facts);
    expect(made.status).toBe(201);
    const read = await call(service, tenant.testKey, 'GET', `/v1/business/${made.body.id}`);
    expect(read.body).toMatchObject({ legal_name: text, metadata: facts.metadata });
  });

  test.each([
    ['a turn of direction', 'Northwind \u202eCLL'],
    ['a mark of direction', 'Northwind\u200f LLC'],
    ['an isolate', '\u2066Northwind\u2069 LLC'],
    ['a line end', 'North\nwind LLC'],
    ['a separator', 'North\u2028wind LLC'],
    ['a control', 'North\u0007wind LLC'],
  ])('a legal name with %s is refused at the field, and kept elsewhere', async (_name, name) => {
    const person = { type: 'person', first: name, last: name, middle: name, suffix: name };
    const owners = [{ name: { type: 'entity', entity_name: name } }, { name: person }];
    const facts = { ...completeBusiness, legal_name: name, owners, metadata: { note: name } };
    const { status, body } = await call(service, tenant.testKey, 'POST', '/v1/business', facts);
    expect([status, Problem.parse(body).errors?.map(({ pointer }) => pointer)]).toEqual([
      400,
      [
        '/legal_name',
        '/owners/0/name/entity_name',
        ...['first', 'last', 'middle', 'suffix'].map((part) => `/owners/1/name/${part}`),
      ],
    ]);
    const plain = { ...completeBusiness, metadata: { note: name } };
    expect((await call(service, tenant.testKey, 'POST', '/v1/business', plain)).status).toBe(201);
  });

  test.each([
    ['a turn of direction', '12\u202e34'],
    ['a line end', '12\n34'],
    ['a control', '12\u000734'],
  ])('a registration number and an address with %s are refused part by part', async (_name, part) => {
    const lines = { street_line_1: part, city: part, county: part };
    const address = { ...lines, region: 'DE', postal_code: '19801', country: 'US' };
    const owners = [{ name: { type: 'person', first: 'Maria', last: 'Okafor' }, address }];
    const facts = { ...completeBusiness, registration_number: part, principal_address: address, owners };
    const { status, body } = await call(service, tenant.testKey, 'POST', '/v1/business', facts);
    expect([status, Problem.parse(body).errors?.map(({ pointer }) => pointer)]).toEqual([
      400,
      [
        '/registration_number',
        ...['/owners/0/address', '/principal_address'].flatMap((of) =>
          ['street_line_1', 'city', 'county'].map((name) => `${of}/${name}`),
        ),
      ],
    ]);
  });

  test.each([
    ['a million entries', `{"a":[${Array(500_000).fill(0).join()}]}`],
    ['a hundred thousand members', `{${Array.from({ length: 90_000 }, (_, at) => `"m${at}":0`).join()}}`],
    ['more levels than a stack has', `${'{"a":'.repeat(150_000)}0${'}'.repeat(150_000)}`],
  ])('%s are refused as one thing', async (_name, body) => {
    const answer = await post(body, 'application/json');
    const problem = Problem.parse(await answer.json());
    expect([answer.status, problem.errors?.length]).toEqual([400, 1]);
  });

  test('members named like parts of Object.prototype change nothing else', async () => {
    const body = `{"constructor":{"prototype":{"polluted":1}},"toString":1,"hasOwnProperty":1,${whole.slice(1)}`;
    expect((await post(body, 'application/json')).status).toBe(201);
    expect(Object.prototype).not.toHaveProperty('polluted');
    const id = await addBusiness(service, tenant.testKey);
    expect((await call(service, tenant.testKey, 'GET', `/v1/business/${id}`)).status).toBe(200);
  });
});

describe('the address', () => {
  test.each(['%', '%E0%A4%A', '%00', '%2e%2e%2f', "'", '..%5c', '%ff', 'a'.repeat(4_000), '%F0%9F%9A%80'])(
    'the id %s is not found',
    async (id) => {
      for (const path of [
        `/v1/filing/${id}`,
        `/v1/business/${id}`,
        `/v1/case/${id}`,
        `/v1/document/${id}/content`,
      ]) {
        const { status, body } = await call(service, tenant.testKey, 'GET', path);
        expect([path, status]).toEqual([path, 404]);
        expect(Problem.parse(body).type).toMatch(/not_found$/);
      }
    },
  );
});

describe('the request', () => {
  test.each(['OPTIONS', 'PUT', 'DELETE', 'PROPFIND'])(
    '%s is not allowed there, and the response lists the allowed methods',
    async (method) => {
      const { status, text } = await raw([`${method} /v1/business HTTP/1.1`]);
      expect([status, /^allow: (.*)\r$/im.exec(text)?.[1]]).toEqual([405, 'GET, HEAD, POST']);
    },
  );

  test('TRACE echoes nothing', async () => {
    const { status, text } = await raw(['TRACE /v1/business HTTP/1.1', 'X-Secret: mine']);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(text).not.toContain('X-Secret: mine');
  });

  test('HEAD responds like GET, without the body', async () => {
    const { status, text } = await raw(['HEAD /v1/business HTTP/1.1']);
    expect([status, text.split('\r\n\r\n')[1]]).toEqual([200, '']);
  });

  test.each([
    ['a header of 20,000 characters', ['GET /v1/business HTTP/1.1', `X-Long: ${'x'.repeat(20_000)}`], 431],
    [
      '2,500 headers',
      ['GET /v1/business HTTP/1.1', ...Array.from({ length: 2_500 }, (_, n) => `X-${n}: x`)],
      431,
    ],
    ['an address of 20,000 characters', [`GET /v1/business?q=${'x'.repeat(20_000)} HTTP/1.1`], 431],
    ['no HTTP at all', ['\u0016\u0003\u0001'], 400],
    ['two lengths', ['POST /v1/business HTTP/1.1', 'Content-Length: 2', 'Content-Length: 3'], 400],
    [
      'a length and chunks',
      ['POST /v1/business HTTP/1.1', 'Content-Length: 2', 'Transfer-Encoding: chunked'],
      400,
    ],
  ])('%s is refused', async (_name, lines, status) => {
    expect((await raw(lines as string[], '{}')).status).toBe(status);
  });

  test.each([
    ['two keys', ['first', 'second']],
    ['the same key twice', ['first', 'first']],
  ])(
    '%s for one request are refused: with one more for each retry it would be made again',
    async (_name, keys) => {
      const lines = [
        'POST /v1/business HTTP/1.1',
        'Content-Type: application/json',
        `Content-Length: ${Buffer.byteLength(whole)}`,
      ];
      const { status, text } = await raw([...lines, ...keys.map((key) => `Idempotency-Key: ${key}`)], whole);
      expect([status, text]).toEqual([400, expect.stringContaining('/problems/idempotency_key_invalid')]);
      expect((await raw([...lines, 'Idempotency-Key: a, b'], whole)).status).toBe(201);
    },
  );

  test('an invalid request id is replaced, and no header can be injected into the response', async () => {
    const { text: named } = await raw(['GET /healthz HTTP/1.1', 'X-Request-Id: nightly run 12']);
    expect(named).toContain('X-Request-Id: nightly run 12\r\n');
    const { text } = await raw(['GET /healthz HTTP/1.1', `X-Request-Id: ${'x'.repeat(129)}`]);
    expect(/^x-request-id: (.*)\r$/im.exec(text)?.[1]).toMatch(/^[0-9a-f-]{36}$/);
  });
});
