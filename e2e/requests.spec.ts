import { expect, test } from '@playwright/test';
import { ownAccess } from './steps/access.ts';
import { expectNoBarrier } from './steps/barriers.ts';
import { openQuestion, showFee } from './steps/questions.ts';
import { addBusiness, api, freshName } from './steps/service.ts';
import { openSignedIn } from './steps/sign-in.ts';

const secret = 'hunter2-of-the-partner';

/** A request as a partner makes it, with a number that nobody else may read. */
async function refusedRequest(): Promise<{ requestId: string; key: string }> {
  const { url, test_key } = ownAccess();
  const key = `order-${Date.now()}`;
  const answer = await fetch(`${url}/v1/business`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${test_key}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': key,
    },
    body: JSON.stringify({ legal_name: '', tax_id: '123-45-6789', client_secret: secret, note: test_key }),
  });
  expect(answer.status).toBe(400);
  return { requestId: answer.headers.get('X-Request-Id') ?? '', key };
}

test('from an error on a screen one click leads to its request', async ({ page }) => {
  const { requestId } = await refusedRequest();
  const business = await addBusiness(freshName('STALL Error'));
  await openSignedIn(page, '/test');
  // The service fails for one panel; its request is one that the log knows.
  await page.route('**/foreign-qualification/fee?**', (route) =>
    route.fulfill({
      status: 500,
      headers: { 'Content-Type': 'application/problem+json', 'X-Request-Id': requestId },
      body: JSON.stringify({
        type: 'http://127.0.0.1/problems/internal_error',
        title: 'Something went wrong',
        status: 500,
        detail: 'Something went wrong on our side.',
        instance: '/v1/filing/foreign-qualification/fee',
        request_id: requestId,
      }),
    }),
  );
  await page.goto(`/test/plans/new?business=${business}&state=US-TX`);
  await page.getByRole('button', { name: 'Open the Texas form' }).click();
  await page.waitForURL(/\/plans\/[0-9a-f-]{36}$/);
  // The form came with its fee; another choice asks for another.
  await openQuestion(page, 'Processing speed');
  await page.getByRole('group', { name: 'Processing' }).getByRole('radio').last().check();
  await showFee(page);
  await page.getByRole('link', { name: requestId }).first().click();
  await page.waitForURL(`**/developers/requests/${requestId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'POST /v1/business' })).toBeVisible();
  await expect(page.getByText('validation_error').first()).toBeVisible();
});

test('a request is found by its idempotency key, and shows what was sent without its secrets', async ({
  page,
}) => {
  const { key, requestId } = await refusedRequest();
  await openSignedIn(page, `/test/developers/requests?q=${key}`);
  const row = page.getByRole('row').filter({ hasText: 'POST /v1/business' });
  // The log is written once a second.
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(row).toHaveCount(1, { timeout: 1_000 });
  }).toPass();
  await expect(row).toContainText('400');
  await row.getByRole('rowheader').getByRole('link').click();
  const sent = page.getByRole('region', { name: 'Request body' }).last();
  await expect(sent).toContainText('*****6789');
  await expect(sent).toContainText('[redacted]');
  await expect(page.getByRole('region', { name: 'Response body' }).last()).toContainText('/legal_name');
  const words = (await page.locator('main').textContent()) ?? '';
  for (const hidden of ['123-45-6789', secret, ownAccess().test_key.slice(8)]) {
    expect(words).not.toContain(hidden);
  }
  expect(words).toContain(requestId);
});

test('a very recent request is waited for, and an unknown one is reported', async ({ page }) => {
  await openSignedIn(page, '/test/developers/requests');
  const { requestId } = await refusedRequest();
  await page.goto(`/test/developers/requests/${requestId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'POST /v1/business' })).toBeVisible();
  await page.goto('/test/developers/requests/01970c5e-8f00-7c3a-9b1d-2f4e6a8c0d1e');
  await expect(page.getByRole('heading', { level: 1, name: 'Looking for the request' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'The log has no such request' })).toBeVisible();
});

test('an event shows its payload, its object and the request that caused it', async ({ page }) => {
  const legalName = freshName('STALL Event');
  const business = await addBusiness(legalName);
  await openSignedIn(page, `/test/developers/events?q=${business}`);
  await page.getByRole('link', { name: 'business.created' }).click();
  await expect(page.getByRole('region', { name: 'Payload' }).last()).toContainText(legalName);
  const panel = page.getByRole('region', { name: 'business.created' });
  await expect(panel.getByRole('link', { name: business })).toHaveAttribute(
    'href',
    `/test/businesses/${business}`,
  );
  await panel.locator('a[href*="/developers/requests/"]').click();
  await expect(page.getByRole('heading', { level: 1, name: 'POST /v1/business' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Response body' }).last()).toContainText(business);
});

test('the list covers nothing of the event that is open beside it', async ({ page }) => {
  const body = { url: 'http://127.0.0.1:9/', event_types: ['*'] };
  const { id } = await api<{ id: string }>('POST', '/v1/webhook-endpoint', body);
  await api('PATCH', `/v1/webhook-endpoint/${id}`, { status: 'disabled' });
  await openSignedIn(page, '/test/developers/events');
  await page.getByRole('link', { name: 'webhook_endpoint.disabled' }).first().click();
  const panel = page.getByRole('region', { name: 'webhook_endpoint.disabled' });
  await panel.waitFor();
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const [list, opened] = [await page.getByRole('table').boundingBox(), await panel.boundingBox()];
    expect((list?.x ?? Number.NaN) + (list?.width ?? Number.NaN)).toBeLessThanOrEqual(opened?.x ?? 0);
  }
});

test('a business can be inspected on its page, by a button or a key: the answer of the API, its events and its requests', async ({
  page,
}) => {
  const business = await addBusiness(freshName('Inspected'));
  await openSignedIn(page, `/test/businesses/${business}`);
  const answer = page.getByRole('region', { name: 'Object' }).last();
  await page.getByRole('button', { name: 'Inspect this business' }).click();
  await expect(answer).toContainText(`"id": "${business}"`);
  await expect(answer).toBeInViewport();
  await expectNoBarrier(page, 'the inspector');
  await page.keyboard.press('.');
  await expect(answer).toBeHidden();
  await page.keyboard.press('.');
  await expect(answer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(answer).toBeHidden();
  await expect(page.getByRole('button', { name: 'Inspect this business' })).toBeFocused();
  await page.keyboard.press('.');
  await expect(answer).toBeVisible();
  const requests = page.getByRole('region', { name: 'Latest requests that name it' });
  await expect(requests).toBeVisible();
  await api('PATCH', `/v1/business/${business}`, { metadata: { seen: 'yes' } });
  await expect(requests.getByRole('link', { name: `PATCH /v1/business/${business}` })).toBeVisible();
  await page
    .getByRole('region', { name: 'Latest events' })
    .getByRole('link', { name: 'business.created' })
    .click();
  await expect(page.getByRole('region', { name: 'Payload' }).last()).toContainText(business);
});
