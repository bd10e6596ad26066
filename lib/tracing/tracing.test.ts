import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseEnv } from '#lib/config/env';
import { startWorker } from '#lib/service/jobs/worker';
import { captureLog } from '#lib/testing/capture-log';
import { createTenant, type Harness, startHarness, type Tenant } from '#lib/testing/harness';
import { addBusiness, completeBody, submitPath } from '#lib/testing/qualification';
import { startReceiver } from '#lib/testing/receiver';
import { openTracing } from '#lib/tracing/open-tracing';
import { setTracing, type Tracing, tracing } from '#lib/tracing/tracing';

type SentSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: Record<string, unknown> }[];
  status?: { code?: number };
};

const callersTrace = '4bf92f3577b34da6a3ce929d0e0e4736';
const callersSpan = '00f067aa0ba902b7';
const email = 'maria.okafor@northwind.example';

const log = captureLog();
const faults: string[] = [];
let collector: Awaited<ReturnType<typeof startReceiver>>;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let traces: Tracing;
let service: Harness;
let stopWorker: () => Promise<void>;
let server: Server;
let tenant: Tenant;

beforeAll(async () => {
  collector = await startReceiver((response) => response.end('{}'));
  receiver = await startReceiver();
  const env = parseEnv({ OTEL_SERVICE_NAME: 'statehouse-test' });
  const where = { OTEL_EXPORTER_OTLP_ENDPOINT: new URL(collector.url).origin };
  traces = openTracing({ ...env, ...where }, (why) => faults.push(why));
  const settings = { SANDBOX_STEP_SECONDS: '0.05', LOG_LEVEL: 'info', WEBHOOK_ALLOW_PRIVATE: 'true' };
  service = await startHarness(settings, () => new Date(), log.logTo);
  stopWorker = await startWorker(service.parts);
  server = createServer(getRequestListener(service.app.fetch));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  tenant = await createTenant(service);
});
afterAll(async () => {
  server.close();
  await stopWorker();
  await service.stop();
  await traces.stop();
  collector.close();
  receiver.close();
});

function send(path: string, body: unknown, traceparent?: string): Promise<Response> {
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${tenant.testKey}`,
      'content-type': 'application/json',
      ...(traceparent === undefined ? {} : { traceparent }),
    },
    body: JSON.stringify(body),
  });
}

async function sentSpans(): Promise<SentSpan[]> {
  await traces.flush();
  return collector.received.flatMap(({ event }) =>
    event.resourceSpans.flatMap((resource: { scopeSpans: { spans: SentSpan[] }[] }) =>
      resource.scopeSpans.flatMap(({ spans }) => spans),
    ),
  );
}

const attribute = ({ attributes }: SentSpan, key: string) =>
  Object.values(attributes.find((one) => one.key === key)?.value ?? {})[0];

test('one trace leads from the caller by request, transaction, statement and job to the webhook', async () => {
  await send('/v1/webhook-endpoint', { url: receiver.url, event_types: ['filing.completed'] });
  const business = await addBusiness(service, tenant.testKey, { contact_email: email });
  const body = await completeBody(service, tenant, business, 'US-TX');
  const answer = await send(submitPath, body, `00-${callersTrace}-${callersSpan}-01`);
  expect(answer.status).toBe(201);
  const ofTrace = async () => (await sentSpans()).filter(({ traceId }) => traceId === callersTrace);
  await expect.poll(async () => (await ofTrace()).map(({ name }) => name)).toContain('webhook delivery');

  const spans = await ofTrace();
  const byId = new Map(spans.map((span) => [span.spanId, span]));
  const line = (span: SentSpan | undefined): string[] =>
    span ? [...line(byId.get(span.parentSpanId ?? '')), span.name] : [];
  const lines = spans.map((span) => line(span).join(' > '));
  const request = `POST ${submitPath}`;
  expect(lines).toContain(`${request} > transaction > select write_submission`);
  const steps = 'transaction > job advance-sandbox-filing';
  expect(lines).toContain(`${request} > ${steps}`);
  expect(lines.find((one) => one.endsWith('webhook delivery > POST webhook'))).toMatch(
    new RegExp(`^${request} > ${steps}.* > webhook delivery > POST webhook$`),
  );
  const root = spans.find(({ name }) => name === request);
  expect(root?.parentSpanId).toBe(callersSpan);
  expect(root && attribute(root, 'http.response.status_code')).toBe(201);

  // The receiver continues the trace of the request that it received.
  const [message] = receiver.received;
  const post = spans.find(({ name }) => name === 'POST webhook');
  expect(message?.headers.traceparent).toBe(`00-${callersTrace}-${post?.spanId}-01`);
  const submitted = log
    .text()
    .split('\n')
    .find((one) => one.includes('"operation":"createForeignQualification"'));
  expect(JSON.parse(submitted ?? '{}')).toMatchObject({ trace_id: callersTrace, status: 201 });
  expect(faults).toEqual([]);
});

test('nothing that a person or a caller gave is in a trace', async () => {
  await send('/v1/business/okafor-llc?email=maria', { owners: email });
  await send(`/nowhere/${email}`, {});
  const text = JSON.stringify([await sentSpans(), collector.received.map(({ event }) => event)]);
  for (const value of [
    email,
    'Northwind',
    'Okafor',
    'okafor-llc',
    'maria',
    tenant.testKey,
    tenant.organizationId,
  ])
    expect(text).not.toContain(value);
  expect(text).toContain('any none');
  expect(text).toContain('statehouse-test');
});

test.each([
  '',
  'x',
  `00-${'0'.repeat(32)}-${callersSpan}-01`,
  `00-${callersTrace}-${'0'.repeat(16)}-01`,
  `00-${callersTrace.toUpperCase()}-${callersSpan}-01`,
  `00-${callersTrace}-${callersSpan}-01-more`,
  `ff-${callersTrace}-${callersSpan}-01`,
  `00-${callersTrace}-${callersSpan}-01, 00-${callersTrace}-${callersSpan}-01`,
])('a traceparent that is none (%s) begins a trace of its own', async (traceparent) => {
  const before = (await sentSpans()).length;
  expect((await send('/v1/business', {}, traceparent)).status).toBe(400);
  const request = (await sentSpans()).slice(before).find(({ name }) => name === 'POST /v1/business');
  expect(request?.parentSpanId ?? '').toBe('');
  expect(request?.traceId).not.toBe(callersTrace);
});

test('a caller who says that a trace is not kept leaves none', async () => {
  const other = 'b'.repeat(32);
  await send('/v1/business', {}, `00-${other}-${callersSpan}-00`);
  expect((await sentSpans()).map(({ traceId }) => traceId)).not.toContain(other);
});

test('nothing is traced until the operator says where to', async () => {
  const was = tracing();
  setTracing(undefined);
  const quiet = await startHarness();
  try {
    const before = (await sentSpans()).length;
    const answer = await quiet.app.request('/v1/jurisdiction', { headers: { traceparent: 'x' } });
    expect(answer.status).toBe(401);
    expect((await sentSpans()).length).toBe(before);
  } finally {
    await quiet.stop();
    setTracing(was);
  }
});
