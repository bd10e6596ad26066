import { expect, type Locator, test } from '@playwright/test';
import { Webhook } from 'standardwebhooks';
import { startReceiver, status } from '../lib/testing/receiver.ts';
import { loseAnswer } from './steps/lose-answer.ts';
import { addBusiness, api, freshName, submitInOhio } from './steps/service.ts';
import { openSignedIn } from './steps/sign-in.ts';

test('an endpoint is added, receives a business event, fails visibly, and gets the event again by hand', async ({
  page,
}) => {
  const receiver = await startReceiver();
  await openSignedIn(page, '/test/developers/webhooks');
  await page.getByRole('button', { name: 'Add endpoint' }).click();
  const form = page.getByRole('dialog', { name: 'Add a test webhook endpoint' });
  await form.getByLabel('Address').fill('not an address');
  await form.getByRole('button', { name: 'Add endpoint' }).click();
  await expect(form.getByText('Enter a web address').first()).toBeVisible();
  // A paste brings marks that nobody sees.
  await form.getByLabel('Address').fill(`\u00a0${receiver.url}\u200b`);
  await form.getByLabel('Chosen events').check();
  await form.getByRole('button', { name: 'Add endpoint' }).click();
  await expect(
    form.getByRole('link', { name: 'Choose at least one event type.', exact: true }),
  ).toBeVisible();
  await form.getByLabel('business.created').check();
  await form.getByLabel('Every event').check();
  await form.getByLabel('Chosen events').check();
  await expect(form.getByLabel('business.created')).toBeChecked();
  await form.getByRole('button', { name: 'Add endpoint' }).click();

  const once = page.getByRole('alertdialog', { name: 'Store the signing secret' });
  const secret = (await once.locator('code').textContent()) ?? '';
  await once.getByRole('button', { name: 'I stored it' }).click();
  await page.getByRole('link', { name: receiver.url }).click();
  await expect(page.getByRole('heading', { name: receiver.url })).toBeVisible();

  await page.getByRole('button', { name: 'Send a test' }).click();
  await expect(page.getByText('The receiver answered 200.')).toBeVisible();
  expect(receiver.received[0]?.event.type).toBe('webhook_endpoint.test');

  receiver.answer(status(500));
  const legal_name = freshName('Webhook');
  await api('POST', '/v1/business', { legal_name, entity_type: 'llc', formation_jurisdiction: 'US-DE' });
  await expect.poll(() => receiver.received.length).toBeGreaterThan(1);
  const message = receiver.received.find(({ event }) => event.data.object.legal_name === legal_name);
  expect(
    new Webhook(secret).verify(message?.body ?? '', message?.headers as Record<string, string>),
  ).toMatchObject({
    type: 'business.created',
  });

  await page.reload();
  await page.getByRole('link', { name: 'business.created' }).click();
  await page.waitForURL(/webhooks\/deliveries\//);
  await expect(page.getByText('On its way')).toBeVisible();
  await expect(page.getByText('The receiver answered 500, which counts as a failure.').first()).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy message', exact: true }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(message?.body);
  receiver.answer(status(204));
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('The receiver answered 204.').first()).toBeVisible();
  await expect(page.getByText('Delivered', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: receiver.url }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .getByRole('button', { name: 'Delete endpoint' })
    .click();
  await page.waitForURL('**/test/developers/webhooks');
  await expect(page.getByText(receiver.url)).toHaveCount(0);
  receiver.close();
});

test('an endpoint whose answer is lost is there once, with its secret, when it is added again', async ({
  page,
}) => {
  const url = `https://partner.example/${freshName('Lost').replaceAll(' ', '-')}`;
  await openSignedIn(page, '/test/developers/webhooks');
  await page.getByRole('button', { name: 'Add endpoint' }).click();
  const form = page.getByRole('dialog', { name: 'Add a test webhook endpoint' });
  await form.getByLabel('Address').fill(url);
  const lost = await loseAnswer(page, '/test/developers/webhooks');
  await form.getByRole('button', { name: 'Add endpoint' }).click();
  await expect(form.getByRole('alert')).toBeVisible();
  await form.getByRole('button', { name: 'Add endpoint' }).click();
  const once = page.getByRole('alertdialog', { name: 'Store the signing secret' });
  await expect(once.locator('code')).toHaveText(/^whsec_/);
  await once.getByRole('button', { name: 'I stored it' }).click();
  await expect(page.getByRole('link', { name: url })).toHaveCount(1);
  expect(lost()).toBe(1);
});

test('an endpoint keeps the address that it got elsewhere since, whatever is changed here', async ({
  page,
}) => {
  const { id } = await api<{ id: string }>('POST', '/v1/webhook-endpoint', {
    url: 'http://127.0.0.1:9/old',
    event_types: ['filing.completed'],
  });
  await openSignedIn(page, `/test/developers/webhooks/${id}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Edit the endpoint' });
  await form.getByLabel('Description').fill('Filings of the east');
  await api('PATCH', `/v1/webhook-endpoint/${id}`, { url: 'http://127.0.0.1:9/new' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('heading', { name: 'http://127.0.0.1:9/new' })).toBeVisible();
  await expect(page.getByText('Filings of the east')).toBeVisible();

  const edit = page.getByRole('button', { name: 'Edit', exact: true });
  await edit.click();
  await form.getByLabel('Address').fill('http://127.0.0.1:9/mine');
  await api('PATCH', `/v1/webhook-endpoint/${id}`, { url: 'http://127.0.0.1:9/theirs' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Somebody else has changed the address of this endpoint')).toBeVisible();
  await expect(form.getByLabel('Address')).toHaveValue('http://127.0.0.1:9/mine');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'http://127.0.0.1:9/theirs' })).toBeVisible();
  await edit.click();
  await expect(form.getByLabel('Address')).toHaveValue('http://127.0.0.1:9/theirs');
});

test('what an endpoint missed is recovered by the test clock, also when it is far ahead', async ({
  page,
}) => {
  const receiver = await startReceiver();
  await api('POST', '/v1/sandbox/clock', { advance_seconds: 40 * 86_400 });
  const legal_name = freshName('Ahead');
  await api('POST', '/v1/business', { legal_name, entity_type: 'llc', formation_jurisdiction: 'US-DE' });
  const body = { url: receiver.url, event_types: ['business.created'] };
  const { id } = await api<{ id: string }>('POST', '/v1/webhook-endpoint', body);
  await openSignedIn(page, `/test/developers/webhooks/${id}`);
  await page.getByRole('button', { name: 'Recover' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Recover' }).click();
  await expect(page.getByText('1 event is on the way')).toBeVisible();
  await expect
    .poll(() => receiver.received.map(({ event }) => event.data.object.legal_name))
    .toEqual([legal_name]);
  receiver.close();
});

test('what was dropped before it was ever sent says so, and not that it will be sent', async ({ page }) => {
  const receiver = await startReceiver(status(500));
  const endpoint = await api('POST', '/v1/webhook-endpoint', { url: receiver.url, event_types: ['*'] });
  const filing = await submitInOhio(await addBusiness(freshName('STALL Dropped')));
  await api('POST', `/v1/sandbox/filing/${filing.id}/advance`, {});
  const path = `/v1/webhook-endpoint/${endpoint.id}`;
  await api('PATCH', path, { status: 'disabled' });
  type Deliveries = { data: { id: string; event_type: string; attempt_count: number }[] };
  const { data } = await api<Deliveries>('GET', `${path}/delivery?status=dropped`);
  const unsent = data.find(({ event_type }) => event_type === 'filing.ready_to_file');
  expect(unsent, 'it waits for the first event of its filing').toMatchObject({ attempt_count: 0 });

  await openSignedIn(page, `/test/developers/webhooks/deliveries/${unsent?.id}`);
  const attempts = page.getByRole('region', { name: 'Attempts' });
  await expect(attempts).toContainText('Never sent');
  await expect(attempts).not.toContainText('We send it at once');
  receiver.close();
});

test('on a phone a failing endpoint has its status below its address, and each time says what it is', async ({
  page,
}) => {
  const { id } = await api('POST', '/v1/webhook-endpoint', {
    url: 'http://127.0.0.1:9/webhooks',
    event_types: ['business.created'],
  });
  await addBusiness(freshName('Unheard'));
  await page.setViewportSize({ width: 390, height: 844 });
  await openSignedIn(page, '/test');
  const row = page.getByRole('row').filter({ hasText: '127.0.0.1:9' });
  await expect(async () => {
    await page.reload();
    await expect(row).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const chip = row.locator('[data-chip]');
  const leftOf = async (one: Locator) => (await one.boundingBox())?.x;
  expect(await leftOf(chip)).toBe(await leftOf(row.getByRole('link')));
  const tint = await chip.evaluate((one) => getComputedStyle(one).backgroundColor);

  await page.goto(`/test/developers/webhooks/${id}`);
  await expect(page.getByText('Failing', { exact: true })).toBeVisible();
  const same = page.locator('[data-chip]').filter({ hasText: 'Failing' });
  expect(await same.evaluate((one) => getComputedStyle(one).backgroundColor)).toBe(tint);
  const times = page.getByRole('table', { name: 'Deliveries' }).locator('td:has(time)');
  const heads = await times.evaluateAll((all) =>
    all.map((one) => getComputedStyle(one, '::before').content.replaceAll('"', '')),
  );
  expect(heads).toEqual(['Next attempt', 'Recorded']);
});
