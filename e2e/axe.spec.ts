import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { openSignedIn } from './demo-access.ts';
import { everyScreen } from './steps/screens.ts';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

for (const width of [1280, 390]) {
  test(`no screen has a barrier in either theme at ${width}, and none scrolls sideways`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width, height: 900 });
    // A colour on its way from one theme to the other is no colour of either.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openSignedIn(page, '/test');
    for (const path of await everyScreen(page)) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      for (const theme of ['light', 'dark']) {
        await page.locator('html').evaluate((root, name) => root.setAttribute('data-theme', name), theme);
        expect.soft(await barriers(page), `${path}, ${theme}`).toEqual([]);
      }
      const narrow = width < 1280 ? 320 : width;
      await page.setViewportSize({ width: narrow, height: 900 });
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(beyond, `${path} at ${narrow}`).toBeLessThanOrEqual(0);
      await page.setViewportSize({ width, height: 900 });
    }
  });
}

async function barriers(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(wcag).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`);
}
