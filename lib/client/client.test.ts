import { getEventListeners } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { ClientProblem } from '#lib/client/client-problem';
import { createClient } from '#lib/client/create-client';
import { createConsoleClient } from '#lib/client/create-console-client';
import { type ClientOptions, createTransport } from '#lib/client/transport';
import { createTenant, type Harness, startHarness, type Tenant } from '#lib/testing/harness';
import { createPerson } from '#lib/testing/person';

async function listen(listener: RequestListener): Promise<{ server: Server; url: string }> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const northwind = {
  legal_name: 'Northwind Freight, LLC',
  entity_type: 'llc',
  formation_jurisdiction: 'US-DE',
} as const;

async function problemOf(call: Promise<unknown>): Promise<ClientProblem> {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof ClientProblem) return error;
  throw new Error(`No problem was thrown but ${String(error)}.`);
}

describe('against the running service', () => {
  let service: Harness;
  let running: { server: Server; url: string };
  let tenant: Tenant;
  beforeAll(async () => {
    service = await startHarness();
    running = await listen(getRequestListener(service.app.fetch as never));
    tenant = await createTenant(service);
  });
  afterAll(async () => {
    running.server.close();
    await service.stop();
  });

  test('a partner creates a business, reads it and finds it', async () => {
    const client = createClient({ baseUrl: running.url, token: tenant.testKey });
    const made = await client.businesses.create(northwind);
    expect(made).toMatchObject({ ...northwind, mode: 'test' });
    expect(await client.businesses.get(made.id)).toEqual(made);
  });

  test('a refusal is thrown with its code, its pointers and the request id', async () => {
    const client = createClient({ baseUrl: running.url, token: tenant.testKey });
    const problem = await problemOf(client.businesses.create({ ...northwind, legal_name: '' }));
    expect(problem).toMatchObject({ code: 'validation_error', status: 400 });
    expect(problem.problem.errors?.map(({ pointer }) => pointer)).toEqual(['/legal_name']);
    expect(problem.requestId).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('a slash at the end of the address changes nothing', async () => {
    const client = createClient({ baseUrl: `${running.url}/`, token: tenant.testKey });
    expect((await client.filings.list()).data).toEqual([]);
  });

  test('an id is one segment of the address, whatever is in it', async () => {
    const client = createClient({ baseUrl: running.url, token: tenant.testKey });
    for (const id of ['../openapi.json', 'a/b', '?x=1']) {
      expect(await problemOf(client.businesses.get(id))).toMatchObject({ code: 'not_found' });
    }
  });

  test('each attempt uses a fresh token', async () => {
    const person = await createPerson(service, tenant.organizationId);
    let asked = 0;
    const token = () => {
      asked += 1;
      return person.token();
    };
    const desk = createConsoleClient({ baseUrl: running.url, token });
    const business = await createClient({ baseUrl: running.url, token }).businesses.create(northwind);
    const plan = await desk.planDrafts.create({ business_id: business.id, jurisdictions: ['US-TX'] });
    const { plan: saved, conflicts } = await desk.planDrafts.update(plan.id, {
      changes: [{ path: 'answers/email', value: 'a@b.example', base_version: 1 }],
    });
    expect([saved.version, conflicts]).toEqual([2, []]);
    await desk.planDrafts.delete(plan.id);
    expect((await desk.planDrafts.restore(plan.id)).answers).toEqual({ email: 'a@b.example' });
    expect((await desk.overview.navigationCounts()).drafts).toBe(1);
    expect(asked).toBe(6);
  });

  test('the console refuses a key', async () => {
    const desk = createConsoleClient({ baseUrl: running.url, token: tenant.testKey });
    expect(await problemOf(desk.overview.get())).toMatchObject({ code: 'forbidden' });
  });
});

describe('against a service that fails', () => {
  let open: Server[] = [];
  afterEach(() => {
    vi.useRealTimers();
    for (const server of open) server.close();
    open = [];
  });

  /** Sends the responses in turn; null closes the connection without one, `cut` in the middle of one. */
  async function faltering(
    answers: ({ status: number; retryAfter?: number; cut?: true } | null)[],
    options: Partial<ClientOptions> = {},
  ) {
    const keys: (string | undefined)[] = [];
    const pauses: number[] = [];
    const { server, url } = await listen((request, response) => {
      const answer = answers[Math.min(keys.length, answers.length - 1)];
      keys.push(request.headers['idempotency-key'] as string | undefined);
      if (!answer) return request.socket.destroy();
      if (answer.retryAfter !== undefined) response.setHeader('Retry-After', answer.retryAfter);
      const headers = { 'Content-Type': 'application/json' };
      if (answer.cut) {
        response.writeHead(answer.status, { ...headers, 'Content-Length': '500' });
        return response.write('{"id": ', () => request.socket.destroy());
      }
      response.writeHead(answer.status, headers).end('{}');
    });
    open.push(server);
    const client = createClient({
      baseUrl: url,
      token: 'sk_test_any',
      pause: async (milliseconds) => {
        pauses.push(milliseconds);
      },
      ...options,
    });
    return { client, keys, pauses };
  }

  test('a response that is cut off counts as a failed attempt, even with status 200', async () => {
    const cut = { status: 201, cut: true } as const;
    const { client, keys } = await faltering([cut, { status: 201 }]);
    expect(await client.formations.submit({} as never, 'one-key')).toMatchObject({ filing: {} });
    expect(keys).toEqual(['one-key', 'one-key']);
    const lost = await faltering([cut]);
    expect((await problemOf(lost.client.filings.get('x'))).code).toBe('unavailable');
  });

  test('an answer that is not JSON, as of a hotel’s network, is a problem like any other, and is not retried', async () => {
    const seen: string[] = [];
    const onProblem = ({ code }: ClientProblem) => seen.push(code);
    const page = await listen((_request, response) => response.end('<h1>Welcome to the hotel</h1>'));
    open.push(page.server);
    const client = createClient({ baseUrl: page.url, token: 'sk_test_any', onProblem });
    expect(await problemOf(client.filings.get('x'))).toMatchObject({
      code: 'unavailable',
      message: 'The service gave an answer that cannot be read. Try again.',
    });
    expect(seen).toEqual(['unavailable']);
  });

  test('a read is retried after 503, 429 and a broken connection, with increasing pauses', async () => {
    for (const trouble of [{ status: 503 }, { status: 502 }, { status: 429 }, null]) {
      const { client, keys, pauses } = await faltering([trouble, trouble, { status: 200 }]);
      expect(await client.filings.get('x')).toEqual({});
      expect(keys).toHaveLength(3);
      expect(pauses[0]).toBeLessThanOrEqual(250);
      expect(pauses[1]).toBeGreaterThanOrEqual(250);
    }
  });

  test('it waits as long as Retry-After says, and gives up if that is too long', async () => {
    const short = await faltering([{ status: 429, retryAfter: 3 }, { status: 200 }]);
    await short.client.filings.get('x');
    expect(short.pauses).toHaveLength(1);
    expect(short.pauses[0]).toBeGreaterThanOrEqual(3000);
    expect(short.pauses[0]).toBeLessThanOrEqual(3250);
    const long = await faltering([{ status: 429, retryAfter: 60 }, { status: 200 }]);
    expect(await problemOf(long.client.filings.get('x'))).toMatchObject({
      code: 'rate_limited',
      retryAfter: 60,
    });
  });

  test('with a longer wait allowed, it waits until the rate limit resets, and reports the start and end of the wait', async () => {
    const reported: string[] = [];
    const { client, pauses } = await faltering([{ status: 429, retryAfter: 60 }, { status: 200 }], {
      longestWait: 90,
      onWait: ({ problem, milliseconds }) => {
        reported.push(`${problem.code}: ${Math.floor(milliseconds / 1000)} s`);
        return () => reported.push('over');
      },
    });
    expect(await client.filings.get('x')).toEqual({});
    expect([reported, pauses.length]).toEqual([['rate_limited: 60 s', 'over'], 1]);
  });

  test('a change that the rate limit refused is retried, because it was not processed', async () => {
    const { client, keys } = await faltering([{ status: 429, retryAfter: 1 }, { status: 200 }]);
    expect(await client.businesses.update('x', {})).toEqual({});
    expect(keys).toHaveLength(2);
  });

  test('a wait ends at once when the caller gives up, and leaves no listener and no timer behind', async () => {
    vi.useFakeTimers();
    const caller = new AbortController();
    const reported: string[] = [];
    const refused = () => new Response('{}', { status: 429, headers: { 'Retry-After': '5' } });
    const answers = [refused(), new Response('{}'), refused()];
    const { send } = createTransport({
      baseUrl: 'http://service.test',
      token: 'sk_test_any',
      fetch: async () => answers.shift() ?? new Response('{}'),
      onWait: () => {
        reported.push('begun');
        return () => reported.push('over');
      },
    });
    const call = () => send({ method: 'GET', path: '/v1/filing', signal: caller.signal });

    const answered = call();
    await vi.advanceTimersByTimeAsync(6_000);
    expect((await answered).status).toBe(200);
    expect(getEventListeners(caller.signal, 'abort')).toEqual([]);

    const given = expect(call()).rejects.toThrow('the page was left');
    await vi.advanceTimersByTimeAsync(1_000);
    caller.abort(new Error('the page was left'));
    await given;
    expect(reported).toEqual(['begun', 'over', 'begun', 'over']);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a caller can receive each problem before it is thrown', async () => {
    const reported: string[] = [];
    const { client } = await faltering([{ status: 404 }], { onProblem: ({ code }) => reported.push(code) });
    await problemOf(client.filings.get('x'));
    expect(reported).toEqual(['not_found']);
  });

  test('a submission is retried with the key that it was given', async () => {
    const { client, keys } = await faltering([null, { status: 503 }, { status: 201 }]);
    await client.foreignQualifications.submit({ jurisdiction: 'US-TX' } as never, 'key-1');
    expect(keys).toEqual(['key-1', 'key-1', 'key-1']);
  });

  test('an answer to a case and a cancellation are retried, so that a lost response is no refusal', async () => {
    const { client, keys } = await faltering([null, { status: 200 }, null, { status: 200 }]);
    await client.cases.respond('x', { fields: {} }, 'answer');
    await client.filings.cancel('x');
    const [, , cancellation] = keys;
    expect(cancellation).toMatch(/^[\da-f-]{36}$/);
    expect(keys).toEqual(['answer', 'answer', cancellation, cancellation]);
  });

  test('every other creation has a key too, generated or given, so that a retry creates it once', async () => {
    const { client, keys } = await faltering([null, { status: 201 }]);
    await client.businesses.create({} as never);
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
    keys.length = 0;
    const upload = { file: new Blob(['%PDF-']), filename: 'a.pdf', types: [] };
    await client.businesses.create({} as never, 'one');
    await client.webhookEndpoints.create({} as never, 'two');
    await client.sandbox.openCase('x', {} as never, 'three');
    await client.webhookEndpoints.rotateSecret('x', 'rotation');
    await client.documents.upload('x', { ...upload, idempotencyKey: 'four' });
    await client.documents.upload('x', upload);
    expect(keys).toEqual(['one', 'one', 'two', 'three', 'rotation', 'four', undefined]);
  });

  test('a submission without a key gets one, the same for each attempt and another for each call', async () => {
    const { client, keys } = await faltering([null, { status: 201 }]);
    await client.foreignQualifications.submit({ jurisdiction: 'US-TX' } as never);
    await client.formations.submit({ jurisdiction: 'US-TX' } as never);
    const [first, again, other] = keys;
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  test('a problem recognized by its code has the members of that code', () => {
    const stated = { title: 'Not permitted', status: 403, detail: 'No.', instance: '/v1/filing' };
    const problem = new ClientProblem({ type: '/problems/forbidden', ...stated, required_scope: 'full' });
    expect(problem.is('not_found')).toBe(false);
    expect(problem.is('forbidden') && problem.problem.required_scope.toUpperCase()).toBe('FULL');
  });

  test('other changes are never retried', async () => {
    const { client, keys } = await faltering([{ status: 503 }]);
    await problemOf(client.webhookEndpoints.test('x'));
    await problemOf(client.businesses.update('x', {}));
    expect(keys).toHaveLength(2);
  });

  test('a refusal is not retried', async () => {
    const { client, keys } = await faltering([{ status: 404 }]);
    expect(await problemOf(client.filings.get('x'))).toMatchObject({ code: 'not_found', status: 404 });
    expect(keys).toHaveLength(1);
  });

  test('where nobody answers, the cause is what went wrong', async () => {
    const { server, url } = await listen((_, response) => response.writeHead(301, { Location: '/' }).end());
    open.push(server);
    const client = createClient({ baseUrl: url, token: 'x', pause: async () => {} });
    const { code, cause } = await problemOf(client.filings.get('x'));
    expect(code).toBe('unavailable');
    expect(cause).toMatchObject({ cause: { message: 'unexpected redirect' } });
  });

  test.each(['', 'localhost:3000', '/v1'])('“%s” is not the address of a service', (baseUrl) => {
    expect(() => createClient({ baseUrl, token: 'x' })).toThrow('baseUrl must be a URL');
  });

  test('a service that does not respond is unavailable after the timeout', async () => {
    const { server, url } = await listen(() => {});
    open.push(server);
    const client = createClient({ baseUrl: url, token: 'x', timeoutMs: 30, pause: async () => {} });
    const problem = await problemOf(client.filings.get('x'));
    expect(problem.code).toBe('unavailable');
    expect(problem.message).toContain('did not answer in time');
    server.closeAllConnections();
  });

  test('a file that takes longer than a try may is read to its end, once it has begun', async () => {
    const { server, url } = await listen((_, response) => {
      response.write('first half, ');
      setTimeout(() => response.end('second half'), 300);
    });
    open.push(server);
    const { send } = createTransport({ baseUrl: url, token: 'x' });
    const response = await send({ method: 'GET', path: '/file', timeoutMs: 200, streams: true });
    expect(await response.text()).toBe('first half, second half');
  });

  test('a caller that aborts gets its own reason, and nothing is retried', async () => {
    const { client, keys } = await faltering([{ status: 503 }]);
    const reason = new Error('the page was left');
    await expect(client.filings.get('x', AbortSignal.abort(reason))).rejects.toBe(reason);
    expect(keys).toHaveLength(0);
  });
});
