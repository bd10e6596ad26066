import type { Page } from '@playwright/test';

export const kilobyte = 1000;

/** The limit for the scripts of a form, compressed, in kB. */
export const mostOfForm = 240;

/** Counts the bytes of scripts on the network, with their headers, from now on. */
export async function countScript(page: Page): Promise<() => number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const scripts = new Set<string>();
  let bytes = 0;
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script' || response.mimeType.includes('javascript')) scripts.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  return () => bytes;
}
