import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { stateNames } from '#lib/rules/state-names';
import { accessTo } from '../e2e/steps/access.ts';
import { startOwnServer } from '../e2e/steps/own-server.ts';
import { addBusiness, api } from '../e2e/steps/service.ts';
import { slowDown } from '../e2e/steps/slow-machine.ts';
import { findChromium } from '../scripts/chromium.mjs';

type Options = { times: number; out?: string | undefined };

/** Milliseconds with the CPU throttled to a quarter. */
type MatrixFigure = { name: string; median: number; most: number };

const throttling = 4;

/**
 * A plan for every state except the home state: its first paint, and the time from each kind of input to the next
 * paint.
 */
export async function benchMatrix({ times, out }: Options): Promise<void> {
  const server = await startOwnServer('bench-matrix', { RATE_LIMIT_PER_MINUTE: '0' });
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const access = accessTo(server.url, server.organization);
    const jurisdictions = Object.keys(stateNames)
      .map((code) => `US-${code}`)
      .filter((code) => code !== 'US-DE');
    const business_id = await addBusiness('Every State LLC', access);
    const plan = await api('POST', '/v1/plan', { business_id, jurisdictions }, access);
    const context = await signedIn(browser, access);
    const took = new Map<string, number[]>();
    for (let turn = 0; turn < times; turn += 1) {
      const page = await context.newPage();
      await slowDown(page, throttling);
      const note = (name: string, milliseconds: number) =>
        took.set(name, [...(took.get(name) ?? []), milliseconds]);
      await measurePage(page, `${server.url}/test/plans/${plan.id}`, note);
      await page.close();
    }
    const figures = [...took].map(([name, all]) => figureOf(name, all));
    for (const { name, median, most } of figures) {
      console.log(`${name.padEnd(44)}${`${median} ms`.padStart(10)}${`most ${most} ms`.padStart(16)}`);
    }
    const answer = { states: jurisdictions.length, throttling, times, load: loadavg()[0], figures };
    if (out) writeFileSync(out, `${JSON.stringify(answer, null, 2)}\n`);
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function signedIn(
  browser: Browser,
  { url, email, password }: { url: string; email: string; password: string },
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${url}/sign-in`);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/test');
  await page.close();
  return context;
}

type Measured = Window & { painted?: number; presses?: { id: number; took: number }[] };

async function measurePage(
  page: Page,
  address: string,
  note: (name: string, milliseconds: number) => void,
): Promise<void> {
  await page.addInitScript(() => {
    const measured = window as Measured;
    const look = () => {
      const drawn = document.querySelectorAll('.plan-matrix tbody tr').length > 0;
      requestAnimationFrame(drawn ? (at) => Object.assign(measured, { painted: at }) : look);
    };
    look();
    measured.presses = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.interactionId) measured.presses?.push({ id: entry.interactionId, took: entry.duration });
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  await page.goto(address);
  await page.waitForFunction(() => (window as Measured).painted !== undefined);
  note('first paint of the matrix', await page.evaluate(() => (window as Measured).painted ?? 0));
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1_000);

  const press = async (name: string, act: () => Promise<void>) => {
    await page.evaluate(() => Object.assign(window, { presses: [] }));
    await act();
    await page.waitForTimeout(700);
    const presses = await page.evaluate(() => (window as Measured).presses ?? []);
    // The browser does not report less than 16 ms.
    note(name, Math.max(8, ...presses.map(({ took }) => took)));
  };
  await press('an arrow key in the matrix', async () => {
    await page.locator('.plan-matrix a').first().focus();
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowDown');
  });
  await press('the key f', () => page.keyboard.press('f'));
  const onlyOpen = page.getByRole('checkbox', { name: 'Only states that are not ready' });
  await press('only states that are not ready', () => onlyOpen.click());
  await press('all states again', () => onlyOpen.click());
  await press('what a shared answer is used in', () =>
    page
      .getByRole('button', { name: /^Used in \d+ states/ })
      .first()
      .click(),
  );
  await press('a letter in a shared answer', async () => {
    await page.locator('main form input[type=text]:visible').first().focus();
    await page.keyboard.type('Dana', { delay: 120 });
  });
  await press('the other way to pay', () => page.getByRole('radio', { name: /ACH/ }).click());
}

function figureOf(name: string, all: readonly number[]): MatrixFigure {
  const sorted = all.toSorted((one, other) => one - other).map(Math.round);
  return { name, median: sorted[Math.floor(sorted.length / 2)] ?? 0, most: sorted.at(-1) ?? 0 };
}
