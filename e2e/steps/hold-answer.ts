import type { Page } from '@playwright/test';

/** What is pressed at `path` is done, and its answer waits until the returned function is called. */
export async function holdAnswer(page: Page, path: string): Promise<() => Promise<void>> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>();
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const response = await route.fetch();
    hold();
    await released;
    await route.fulfill({ response });
  });
  return async () => {
    await isHeld;
    release();
  };
}
