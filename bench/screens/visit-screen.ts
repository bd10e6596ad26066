import type { BrowserContext, Page } from '@playwright/test';
import { slowDown } from '../../e2e/steps/slow-machine.ts';

/**
 * Milliseconds: of the largest contentful paint on a slow machine and line, and of the slowest interaction on a fast
 * one.
 */
export type ScreenTimes = { slowLcp: number; slowCls: number; inp: number };

type Measured = Window & { lcp?: number; shift?: number; interactions?: number[] };

const cpuThrottling = 4;
const bytesPerSecond = (10 * 1_000_000) / 8;
const latency = 40;

export async function visitScreen(context: BrowserContext, address: string): Promise<ScreenTimes> {
  const slow = await observedPage(context);
  await slowDown(slow, cpuThrottling);
  const devtools = await context.newCDPSession(slow);
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await open(slow, address);
  const { lcp, shift } = await slow.evaluate(() => {
    const measured = window as Measured;
    return { lcp: measured.lcp ?? 0, shift: measured.shift ?? 0 };
  });
  await slow.close();

  const fast = await observedPage(context);
  await open(fast, address);
  await interact(fast);
  await fast.waitForTimeout(500);
  const took = await fast.evaluate(() => (window as Measured).interactions ?? []);
  await fast.close();
  return { slowLcp: Math.round(lcp), slowCls: Number(shift.toFixed(3)), inp: Math.max(0, ...took) };
}

async function observedPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    const measured = window as Measured;
    Object.assign(measured, { lcp: 0, shift: 0, interactions: [] });
    new PerformanceObserver((list) => {
      measured.lcp = list.getEntries().at(-1)?.startTime ?? 0;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        measured.shift = (measured.shift ?? 0) + entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId) measured.interactions?.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  return page;
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // What draws itself by script is still empty when the network is quiet for the first time.
  await page.waitForFunction(() => (window as Measured).lcp);
  // On a slow line, Playwright’s own wait for a quiet network does not always end.
  await page.waitForFunction(() => {
    const ends = performance
      .getEntriesByType('resource')
      .map(({ startTime, duration }) => startTime + duration);
    return performance.now() - Math.max(...ends) > 1_500;
  });
}

/** What people do on any screen: the keyboard, a field, a box, and the palette if there is one. */
async function interact(page: Page): Promise<void> {
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('Tab');
  const box = page.locator('main input[type=checkbox]:visible:enabled').first();
  for (let press = 0; press < 2 && (await box.count()) > 0; press += 1) await box.click();
  const field = page
    .locator('main :is(input[type=text], input[type=search], textarea):visible:enabled:not([aria-hidden])')
    .first();
  if ((await field.count()) > 0) {
    await field.click();
    await page.keyboard.type('ma', { delay: 150 });
  }
  await page.keyboard.press('Control+k');
  await page.waitForTimeout(300);
  await page.keyboard.type('ha', { delay: 150 });
  await page.keyboard.press('Escape');
}
