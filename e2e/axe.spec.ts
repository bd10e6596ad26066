import { expect, type Page, test } from '@playwright/test';
import { expectNoBarrier } from './steps/barriers.ts';
import { everyDeskScreen, everyScreen } from './steps/screens.ts';
import { openDemo, openDesk } from './steps/sign-in.ts';

// Two tests, so that two workers share the way.
for (const [part, nth] of [
  ['first', 0],
  ['second', 1],
] as const) {
  test(`no screen has a barrier in either theme, and none scrolls sideways: the ${part} half`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    await openDemo(page, '/test');
    const half = (_: string, index: number) => index % 2 === nth;
    await look(page, (await everyScreen(page)).filter(half));
    await openDesk(page, '/operations');
    await look(page, (await everyDeskScreen()).filter(half));
  });
}

async function look(page: Page, paths: string[]): Promise<void> {
  for (const path of paths) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoBarrier(page, path);
  }
}
