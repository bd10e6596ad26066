import { expect, type Page, test } from '@playwright/test';
import { startReceiver } from '../lib/testing/receiver.ts';
import { accessTo } from './steps/access.ts';
import { type OwnServer, startOwnServer } from './steps/own-server.ts';
import { addBusiness, api, submitInOhio } from './steps/service.ts';
import { signIn } from './steps/sign-in.ts';

test.describe.configure({ mode: 'serial' });

const limit = 60;
let server: OwnServer;
let collector: Awaited<ReturnType<typeof startReceiver>>;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
test.beforeAll(async () => {
  collector = await startReceiver((response) => response.end('{}'));
  receiver = await startReceiver();
  server = await startOwnServer('rate-limit', {
    RATE_LIMIT_PER_MINUTE: String(limit),
    SANDBOX_STEP_SECONDS: '3600',
    OTEL_EXPORTER_OTLP_ENDPOINT: new URL(collector.url).origin,
  });
});
test.afterAll(async () => {
  await server.stop();
  collector.close();
  receiver.close();
});

/** Uses up the person's limit, from the page itself, while most of the minute is left. */
async function useUp(page: Page): Promise<void> {
  const secondsToWait = () =>
    page.evaluate(async (count) => {
      const answers = await Promise.all(
        Array.from({ length: count }, () => fetch('/data/test/v1/jurisdiction', { cache: 'no-store' })),
      );
      const last = answers.find(({ status }) => status === 429);
      return Number(last?.headers.get('Retry-After') ?? 0);
    }, limit);
  await expect.poll(secondsToWait, { timeout: 150_000, intervals: [5_000] }).toBeGreaterThan(30);
}

/** A filing in Ohio that does not move by itself. */
async function makeFiling(): Promise<string> {
  const access = accessTo(server.url, server.organization);
  const business_id = await addBusiness('STALL Patient Harbor LLC', access);
  return (await submitInOhio(business_id, access)).id;
}

test('queries, an action and a page that the rate limit refuses wait, show it, and succeed', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const filing = await makeFiling();
  const endpoint = { url: receiver.url, event_types: ['filing.ready_to_file'] };
  await api('POST', '/v1/webhook-endpoint', endpoint, accessTo(server.url, server.organization));
  await page.goto(`${server.url}/sign-in`);
  await signIn(page, accessTo(server.url, server.organization));
  await page.waitForURL('**/test');
  const [other, another] = [await page.context().newPage(), await page.context().newPage()];
  const patient = { timeout: 90_000 };
  const waits = async (tab: Page) => {
    await expect(tab.getByText('The service asks you to wait').first()).toBeVisible();
    await expect(tab.getByText(/Trying again in \d+ s/).first()).toBeVisible();
  };

  // One tab asks for a filing every two seconds, and a button is pressed in it; another one opens a page.
  await page.goto(`${server.url}/test/filings/${filing}`);
  await useUp(page);
  await waits(page);
  await page.getByRole('button', { name: 'Advance one step' }).click();
  await other.goto(`${server.url}/test/businesses`);
  await waits(other);
  await another.goto(`${server.url}/test/plans/new`);
  await waits(another);

  await expect(page.getByText('The filing moved one step.')).toBeVisible(patient);
  await expect(page.getByText('The service asks you to wait')).toBeHidden(patient);
  await expect(other.getByRole('table', { name: 'Businesses' })).toBeVisible(patient);
  await expect(another.getByRole('searchbox')).toBeVisible(patient);
});

type SentSpan = { traceId: string; spanId: string; parentSpanId?: string; name: string };

test('the press was one trace, from the action to the webhook', async () => {
  const spans = () =>
    collector.received.flatMap(({ event }) =>
      event.resourceSpans.flatMap((one: { scopeSpans: { spans: SentSpan[] }[] }) =>
        one.scopeSpans.flatMap((scope) => scope.spans),
      ),
    ) as SentSpan[];
  const lines = () => {
    const byId = new Map(spans().map((span) => [span.spanId, span]));
    const line = (span: SentSpan | undefined): string[] =>
      span ? [...line(byId.get(span.parentSpanId ?? '')), span.name] : [];
    return spans().map((span) => line(span).join(' > '));
  };
  await expect
    .poll(lines)
    .toContain(
      'action /test/filings/{value} > POST /v1/sandbox/filing/:id/advance > transaction > webhook delivery > POST webhook',
    );
  expect(receiver.received.map(({ event }) => event.type)).toEqual(['filing.ready_to_file']);
  const sent = spans().find(({ name }) => name === 'POST webhook');
  expect(receiver.received[0]?.headers.traceparent).toContain(`${sent?.traceId}-${sent?.spanId}`);
});
