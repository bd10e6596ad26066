import type { Page } from '@playwright/test';

/** Slows the page down from now on, as on an old or busy machine. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: times });
}
