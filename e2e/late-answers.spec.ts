import { expect, test } from '@playwright/test';
import { holdAnswer } from './steps/hold-answer.ts';
import { addBusiness, api, freshName, submitInOhio } from './steps/service.ts';
import { openSignedIn } from './steps/sign-in.ts';

const addEndpoint = (url: string) =>
  api<{ id: string }>('POST', '/v1/webhook-endpoint', { url, event_types: ['*'] });

test('the secret of an endpoint is shown though its form was closed before the answer came', async ({
  page,
}) => {
  await openSignedIn(page, '/test/developers/webhooks');
  await page.getByRole('button', { name: 'Add endpoint' }).click();
  const form = page.getByRole('dialog', { name: 'Add a test webhook endpoint' });
  await form.getByLabel('Address').fill('https://partner.example/late');
  const release = await holdAnswer(page, '/test/developers/webhooks');
  await form.getByRole('button', { name: 'Add endpoint' }).click();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await release();
  const once = page.getByRole('alertdialog', { name: 'Store the signing secret' });
  await expect(once.locator('code')).toHaveText(/^whsec_/);
  await once.getByRole('button', { name: 'I stored it' }).click();
  await expect(page.getByRole('link', { name: 'https://partner.example/late' })).toHaveCount(1);
});

test('what is refused after its form was closed stands above the page', async ({ page }) => {
  const { id } = await addEndpoint('https://partner.example/gone');
  await openSignedIn(page, `/test/developers/webhooks/${id}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Edit the endpoint' });
  await form.getByLabel('Description').fill('Filings of the east');
  await api('DELETE', `/v1/webhook-endpoint/${id}`);
  const release = await holdAnswer(page, `/test/developers/webhooks/${id}`);
  await form.getByRole('button', { name: 'Save' }).click();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await release();
  const why = page.getByRole('status').filter({ hasText: 'This was not done' });
  await expect(why).toContainText(/no webhook endpoint/i);
});

test('what is refused after its question was closed stands above the page, and not in the question later', async ({
  page,
}) => {
  const { id } = await addEndpoint('https://partner.example/gone');
  await openSignedIn(page, `/test/developers/webhooks/${id}`);
  const opens = page.getByRole('button', { name: 'Rotate secret' });
  await opens.click();
  const question = page.getByRole('alertdialog', { name: /^Rotate the signing secret/ });
  await api('DELETE', `/v1/webhook-endpoint/${id}`);
  const release = await holdAnswer(page, `/test/developers/webhooks/${id}`);
  await question.getByRole('button', { name: 'Rotate secret' }).click();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await release();
  const why = page.getByRole('status').filter({ hasText: 'This was not done' });
  await expect(why).toContainText(/no webhook endpoint/i);
  await opens.click();
  await expect(question).toBeVisible();
  await expect(question.getByRole('alert')).toHaveCount(0);
});

test('a late answer closes no form that was opened meanwhile', async ({ page }) => {
  await openSignedIn(page, '/test/developers/keys');
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  const edit = page.getByRole('dialog', { name: /^Edit / });
  await edit.getByRole('textbox', { name: 'Name' }).fill('Renamed slowly');
  const release = await holdAnswer(page, '/test/developers/keys');
  await edit.getByRole('button', { name: 'Save' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Create key' }).click();
  const name = page.getByRole('dialog', { name: 'Create a test key' }).getByRole('textbox', { name: 'Name' });
  await name.fill('Typed meanwhile');
  await release();
  await expect(page.getByText('Renamed slowly').first()).toBeAttached();
  await expect(name).toHaveValue('Typed meanwhile');
});

test('a late answer leads nobody back who has gone on to another page', async ({ page }) => {
  const legal_name = freshName('Saved Late');
  const id = await addBusiness(legal_name);
  await openSignedIn(page, `/test/businesses/${id}/edit`);
  await page.getByLabel('Phone').fill('+1 302 555 0134');
  const release = await holdAnswer(page, `/test/businesses/${id}/edit`);
  await page.getByRole('button', { name: 'Save the record' }).click();
  const filings = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Filings' });
  await filings.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Filings' })).toBeVisible();
  await release();
  await expect(page.locator('[data-sonner-toast]')).toContainText('is saved');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1, name: 'Filings' })).toBeVisible();
  await expect(page).toHaveURL('/test/filings');
});

test('the clock of the sandbox is moved once, though nothing is seen of it yet', async ({ page }) => {
  const { id } = await submitInOhio(await addBusiness(freshName('STALL Clock')));
  await openSignedIn(page, `/test/filings/${id}`);
  const menu = page.getByRole('button', { name: 'Move the clock' });
  const release = await holdAnswer(page, `/test/filings/${id}`);
  await menu.press('Enter');
  await page.getByRole('menuitem', { name: 'One week ahead' }).press('Enter');
  await expect(menu).toHaveAttribute('aria-busy', 'true');
  await menu.press('Enter');
  await menu.press('ArrowDown');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await release();
  await expect(page.getByText('The clock moved ahead')).toBeVisible();
  await expect(menu).not.toHaveAttribute('aria-busy', 'true');
  await menu.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeVisible();
});
