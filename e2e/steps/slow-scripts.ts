import type { Page } from '@playwright/test';

/** Holds back every script of the pages that follow until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/_next/static/**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Holds back for good what a page loads after it stands: the scripts that its document does not name. */
export async function holdLaterScripts(page: Page): Promise<void> {
  const document = await (await page.request.get(page.url())).text();
  await page.route('**/_next/static/**/*.js', async (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    if (document.includes(name)) await route.continue();
  });
}
