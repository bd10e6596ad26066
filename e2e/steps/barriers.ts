import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const softly = expect.configure({ soft: true });

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The number of finite animations and transitions that are still running. */
function moving(): number {
  const running = document.getAnimations().filter(({ playState }) => playState === 'running');
  return running.filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime)).length;
}

/** The violations of WCAG 2.2 AA on the page as it is shown now. */
export async function barriers(page: Page, rules?: string[]): Promise<string[]> {
  // While something fades or changes color, its contrast is briefly lower than a person will see.
  await expect.poll(() => page.evaluate(moving)).toBe(0);
  // All of a page is of one origin, so it can be judged where it is, and not in one more page that is opened for it.
  // To read its half a megabyte again takes as long as to judge a page.
  const isLoaded = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(isLoaded && { axeSource: ';' }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false });
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(wcag)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`);
}

/**
 * Checks the page once in each theme, light on a wide screen and dark on a narrow one, and, if it is there for the frame
 * too, the dark colors of a wide screen; also that it does not scroll sideways.
 */
export async function expectNoBarrier(page: Page, what: string, withFrame = false): Promise<void> {
  // Content that is dimmed while newer figures load is not what should be checked.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 900 });
  // What lies half under the bar of a form comes out as a person scrolls.
  await page.addStyleTag({ content: '.sticky.bottom-0 { position: static !important }' });
  await setTheme(page, 'light');
  expect.soft(await barriers(page), `${what}, wide and light`).toEqual([]);
  await setTheme(page, 'dark');
  if (withFrame) {
    expect.soft(await barriers(page, ['color-contrast']), `${what}, wide and dark`).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 900 });
  expect.soft(await barriers(page), `${what}, narrow and dark`).toEqual([]);
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 900 });
    // A popover or a map is repositioned once the page has its width.
    await softly.poll(() => sideways(page), { message: `${what} at ${width} px` }).toBeLessThanOrEqual(0);
  }
}

/** How far the page scrolls sideways, in pixels. */
export async function sideways(page: Page): Promise<number> {
  await fontsLoaded(page);
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

/** Until its own fonts are there, a page is drawn in another, which may be wider: whoever measures waits for them. */
export async function fontsLoaded(page: Page): Promise<void> {
  await page.evaluate(async () => void (await document.fonts.ready));
}

async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.locator('html').evaluate((root, name) => root.setAttribute('data-theme', name), theme);
}
