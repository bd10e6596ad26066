import { type BrowserContext, expect, test } from '@playwright/test';
import { demoAccess } from './steps/access.ts';
import { expectNoBarrier } from './steps/barriers.ts';
import { countScript, kilobyte, mostOfForm } from './steps/count-script.ts';
import { everyVisit } from './steps/screens.ts';
import { expectRoomForFinger } from './steps/under-finger.ts';

/** The limit for scripts that a first visit may load, compressed, in kB. */
function limitOf(path: string): number {
  if (path.startsWith('/docs')) return 1300;
  if (/\/filings\/[^/]+$/.test(path)) return 230;
  // The PDF reader loads with the page that opens a document.
  if (path.includes('/documents/')) return 345;
  // In addition, the form for notes.
  if (/\/agent-mail\/[^/]+$/.test(path)) return 360;
  const isForm =
    /\/(new|edit|review|send|sending)(\?|$)|\/(plans|states|cases|businesses|webhooks)\/[^/]+$/.test(path);
  return isForm ? mostOfForm : 190;
}

// Several tests, so that the workers share the screens.
const parts = 4;

for (let part = 1; part <= parts; part += 1) {
  test(`no screen loads much script, logs anything, asks for what is not there, has a barrier in either theme, scrolls sideways or is small under a finger, part ${part} of ${parts}`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(600_000);
    const visits = (await everyVisit(page)).filter((_, index) => index % parts === part - 1);
    for (const [nth, { path, storageState }] of visits.entries()) {
      // A context of its own has an empty cache.
      const context = await browser.newContext({
        baseURL: demoAccess().url,
        viewport: { width: 1280, height: 900 },
        ...(storageState && { storageState }),
      });
      const visit = await firstVisit(context, path);
      expect.soft(visit.complaints, path).toEqual([]);
      expect.soft(visit.scriptBytes / kilobyte, `${path}, kB of script`).toBeLessThanOrEqual(limitOf(path));
      test.info().annotations.push({ type: 'script', description: `${visit.scriptBytes} ${path}` });
      if (!hasOwnTestOfBarriers(path)) {
        await expectNoBarrier(visit.page, path, nth < framesSeen);
        await expectRoomForFinger(visit.page, path);
      }
      await context.close();
    }
  });
}

/** How many screens of each part are tested with the frame in every color. */
const framesSeen = 2;

const hasOwnTestOfBarriers = (path: string) => path === '/sign-in' || path.startsWith('/docs');

async function firstVisit(context: BrowserContext, path: string) {
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(`console ${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('response', (answer) => {
    if (answer.status() >= 400) complaints.push(`${answer.status()} ${answer.url()}`);
  });
  // A browser may block what the policy forbids without logging it.
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
  return { page, complaints: [...complaints], scriptBytes: counted() };
}
