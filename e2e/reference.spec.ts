import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { sideways } from './steps/barriers.ts';

/** Opens a page that can reach only this machine, and records requests to any other host. */
async function openClosed(page: Page, path: string) {
  const outside: string[] = [];
  const complaints: string[] = [];
  await page.context().route('**/*', (route) => {
    const { protocol, hostname } = new URL(route.request().url());
    if (/^https?:$/.test(protocol) && hostname !== '127.0.0.1') {
      outside.push(route.request().url());
      return route.abort();
    }
    return route.continue();
  });
  page.on('console', (message) => {
    complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(path);
  return { outside, complaints };
}

const colorSchemes = ['light', 'dark'] as const;

/** What breaks a rule of axe. In the dark only the colors are others. */
async function violationsIn(page: Page, colorScheme: (typeof colorSchemes)[number]) {
  // Not judged unless it is asked for.
  const axe = new AxeBuilder({ page }).options({ rules: { 'target-size': { enabled: true } } });
  const { violations } = await (colorScheme === 'dark' ? axe.withRules(['color-contrast']) : axe).analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

for (const colorScheme of colorSchemes) {
  test(`the reference draws every operation from this address alone and has no barrier, in ${colorScheme}`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ colorScheme });
    const { outside, complaints } = await openClosed(page, '/docs');
    const sidebar = page.getByRole('complementary', { name: /^Sidebar/ });
    await sidebar.getByRole('link', { name: 'Foreign qualification', exact: true }).click();
    await sidebar.getByRole('link', { name: 'Register an existing LLC in another state' }).click();
    await expect(
      page.getByRole('heading', { name: 'Register an existing LLC in another state' }),
    ).toBeInViewport();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('body')).toHaveClass(new RegExp(`${colorScheme}-mode`));
    expect(await violationsIn(page, colorScheme)).toEqual([]);
    expect(outside).toEqual([]);
    expect(complaints).toEqual([]);
  });
}

test('a reader tries an operation from the reference', async ({ page }) => {
  const { outside } = await openClosed(page, '/docs#tag/jurisdiction');
  await page.getByRole('button', { name: /Test Request.*jurisdiction\)$/i }).click();
  await page.locator('[data-addressbar-action=send]').filter({ visible: true }).click();
  await expect(page.getByText('401').first()).toBeVisible();
  expect(outside).toEqual([]);
});

test('a request that is tried asks only for what the reader has chosen', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/v1/filing') sent.push(search);
  });
  await page.goto('/docs#tag/filing/GET/v1/filing');
  await page.getByRole('button', { name: /Test Request.*get \/v1\/filing\)$/i }).click();
  const client = page.getByRole('dialog').last();
  const send = client.locator('[data-addressbar-action=send]').filter({ visible: true });
  await send.click();
  await expect.poll(() => sent).toEqual(['?limit=25']);
  const row = client.locator('tr').filter({ hasText: 'jurisdiction' });
  await row.locator('[contenteditable=true]').last().fill('US-TX');
  await send.click();
  await expect.poll(() => sent.at(-1)).toBe('?limit=25&jurisdiction=US-TX');
});

for (const path of [
  '/docs/guides',
  '/docs/guides/webhooks',
  '/docs/problems',
  '/problems/name_not_available',
]) {
  test(`${path} is complete without a script, from this address alone, and accessible`, async ({ page }) => {
    for (const colorScheme of colorSchemes) {
      await page.emulateMedia({ colorScheme });
      const { outside, complaints } = await openClosed(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await violationsIn(page, colorScheme)).toEqual([]);
      expect([...outside, ...complaints]).toEqual([]);
    }
  });
}

test('a guide fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/docs/guides/webhooks');
  expect(await sideways(page)).toBeLessThanOrEqual(0);
});

test('on a phone a problem is explained before the list of the others, whose codes break between their words', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/problems/validation_error');
  await expect(page.getByRole('heading', { name: 'What to do' })).toBeInViewport();
  const others = page.getByRole('navigation', { name: 'Pages' }).getByRole('link');
  expect(await others.filter({ hasText: '_' }).locator('wbr').count()).toBeGreaterThan(20);
});
