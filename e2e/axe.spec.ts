import { expect, test } from '@playwright/test';
import { expectNoBarrier } from './steps/barriers.ts';
import { everyScreen } from './steps/screens.ts';
import { openDemo } from './steps/sign-in.ts';

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
    const paths = await everyScreen(page);
    for (const path of paths.filter((_, index) => index % 2 === nth)) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoBarrier(page, path);
    }
  });
}
