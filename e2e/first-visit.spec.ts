import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { demoAccess } from './steps/access.ts';
import { everyDeskScreen, everyScreen } from './steps/screens.ts';
import { openDemo, openDesk } from './steps/sign-in.ts';

const kilobyte = 1000;

/** What a first visit may load of script, compressed, in kB: each screen stays within its goal. */
function limitOf(path: string): number {
  if (path.startsWith('/docs')) return 1300;
  if (/\/filings\/[^/]+$/.test(path)) return 230;
  // The reader of PDFs comes with the page that opens one.
  if (path.includes('/documents/')) return 345;
  const isForm = /\/(new|edit|review)(\?|$)|\/(plans|cases|businesses|webhooks)\/[^/]+$/.test(path);
  return isForm ? 270 : 190;
}

test('a first visit of any screen loads little script, logs nothing, and asks for nothing that is not there', async ({
  page,
  browser,
}) => {
  test.setTimeout(600_000);
  await openDemo(page, '/test');
  const screens = await everyScreen(page);
  const signedIn = await page.context().storageState();
  await openDesk(page, '/operations');
  const ofStaff = await page.context().storageState();
  const desk = await everyDeskScreen();
  for (const path of ['/sign-in', ...screens, ...desk, '/docs', '/docs/guides', '/docs/problems']) {
    // A context of its own has an empty cache.
    const context = await browser.newContext({
      baseURL: demoAccess().url,
      ...(path === '/sign-in' ? {} : { storageState: desk.includes(path) ? ofStaff : signedIn }),
    });
    const visit = await firstVisit(context, path);
    await context.close();
    expect.soft(visit.complaints, path).toEqual([]);
    expect.soft(visit.scriptBytes / kilobyte, `${path}, kB of script`).toBeLessThanOrEqual(limitOf(path));
    test.info().annotations.push({ type: 'script', description: `${visit.scriptBytes} ${path}` });
  }
});

async function firstVisit(context: BrowserContext, path: string) {
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(`console ${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('response', (answer) => {
    if (answer.status() >= 400) complaints.push(`${answer.status()} ${answer.url()}`);
  });
  // A browser may refuse what the policy forbids without a word in its console.
  await context.exposeFunction('noteRefusal', (refused: string) => complaints.push(refused));
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      Reflect.get(window, 'noteRefusal')(`refused by policy: ${violatedDirective} ${blockedURI}`),
    ),
  );
  const counted = await countScript(page);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  return { complaints, scriptBytes: counted() };
}

/** Counts what comes over the wire for scripts, their headers too, from now on. */
async function countScript(page: Page): Promise<() => number> {
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
