import type { Page } from '@playwright/test';

/** The dashboard does what the next press at `path` asks for, and its answer is lost on the way. */
export async function loseAnswer(page: Page, path: string): Promise<() => number> {
  let lost = 0;
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    await route.abort('connectionreset');
  });
  return () => lost;
}
