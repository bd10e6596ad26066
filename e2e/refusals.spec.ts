import { expect, test } from '@playwright/test';
import { addBusiness, answersForOhio, api, freshName } from './steps/service.ts';
import { joinAnother, openDesk, openSignedIn } from './steps/sign-in.ts';

test('an endpoint that is no longer there is not switched on, and the page says why', async ({ page }) => {
  const url = 'https://receiver.example/hooks';
  const { id } = await api<{ id: string }>('POST', '/v1/webhook-endpoint', { url, event_types: ['*'] });
  await api('PATCH', `/v1/webhook-endpoint/${id}`, { status: 'disabled' });
  await openSignedIn(page, `/test/developers/webhooks/${id}`);
  const switchOn = page.getByRole('button', { name: 'Switch on' });
  await expect(switchOn).toBeVisible();
  await api('DELETE', `/v1/webhook-endpoint/${id}`);
  await switchOn.click();
  await expect(page.getByText(/no webhook endpoint/i)).toBeVisible();
});

test('a deleted plan that cannot be restored says why', async ({ page, context }) => {
  const business_id = await addBusiness(freshName('Not Restored'));
  await api('POST', '/v1/plan', { business_id, jurisdictions: ['US-KY'] });
  await openSignedIn(page, '/test/plans');
  await page.getByRole('button', { name: 'Delete' }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await context.setOffline(true);
  await undo.click();
  const why = page.getByRole('status').filter({ hasText: 'The plan was not restored:' });
  await expect(why).toBeVisible();
  await expect(page.locator('[data-sonner-toast]').filter({ hasText: 'not restored' })).toHaveCount(0);
  await context.setOffline(false);
  await why.getByRole('button', { name: 'Close this notice' }).click();
  await expect(why).toHaveCount(0);
});

test('a complete form that is sent without a connection stays, and is sent when it is back', async ({
  page,
  context,
}) => {
  const business_id = await addBusiness(freshName('Sent Offline'));
  const plan = { business_id, jurisdictions: ['US-OH'], answers: answersForOhio };
  const { id } = await api<{ id: string }>('POST', '/v1/plan', plan);
  await openSignedIn(page, `/test/plans/${id}`);
  const send = page.getByRole('button', { name: 'Check and send' });
  await expect(send).toBeVisible();
  await context.setOffline(true);
  const lost = page.waitForRequest(/review/, { timeout: 1_000 }).catch(() => null);
  await send.click();
  await expect(page.getByText('You are offline')).toBeVisible();
  expect(await lost).toBeNull();
  await context.setOffline(false);
  await send.click();
  await expect(page).toHaveURL(/\/review$/);
});

test('a choice in the menu that does not arrive leaves the page as it is, and what is typed on it', async ({
  page,
}) => {
  await openSignedIn(page, '/test');
  await joinAnother();
  await page.goto('/test/settings/profile');
  await page.waitForLoadState('networkidle');
  const name = page.getByRole('main').getByRole('textbox').first();
  await name.fill('Typed and not saved');
  await page.route('**/*', (route) => route.abort('connectionrefused'));
  await page.getByRole('button', { name: 'Dana Whitfield' }).click();
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect(page.getByText('Your choice was not kept.')).toBeVisible();
  await page.getByRole('group', { name: 'Go on in' }).getByRole('button').click();
  await expect(page.getByText('The other organization could not be opened.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You are still signed in.')).toBeVisible();
  await expect(name).toHaveValue('Typed and not saved');
});

test('at the desk too, a choice that does not arrive is said above the page', async ({ page }) => {
  await openDesk(page, '/operations');
  await page.route('**/*', (route) => route.abort('connectionrefused'));
  await page.locator('[popovertarget=person-menu]').click();
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect(page.getByText('Your choice was not kept.')).toBeVisible();
});
