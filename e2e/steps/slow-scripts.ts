import type { Page } from '@playwright/test';

const everyScript = '**/_next/static/**/*.js';

/** No script of the pages that follow arrives. */
export async function loseScripts(page: Page): Promise<void> {
  await page.route(everyScript, (route) => route.abort());
}

/** Holds back every script of the pages that follow until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  return await holdScriptsExcept(page, () => false);
}

/** Holds back what a page loads after it stands, which its document does not name. */
export async function holdLaterScripts(page: Page): Promise<() => void> {
  const document = await (await page.request.get(page.url())).text();
  return await holdScriptsExcept(page, (name) => document.includes(name));
}

/** Holds back the scripts with these words. */
export async function holdScriptsWith(page: Page, words: string): Promise<() => Promise<void>> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(everyScript, async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes(words)) await held;
    await route.fulfill({ response });
  });
  return async () => {
    release();
    // A page that closes does not wait for what it still loads.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  };
}

async function holdScriptsExcept(page: Page, isFree: (name: string) => boolean): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(everyScript, async (route) => {
    if (!isFree(new URL(route.request().url()).pathname.split('/').at(-1) ?? '')) await held;
    await route.continue();
  });
  return release;
}
