import { expect, type Page, test } from '@playwright/test';
import { barriers } from './steps/barriers.ts';
import { countScript, kilobyte, mostOfForm } from './steps/count-script.ts';
import { startPlan } from './steps/plan.ts';
import { openQuestion } from './steps/questions.ts';
import { addBusiness, freshName } from './steps/service.ts';
import { openSignedIn } from './steps/sign-in.ts';
import { holdLaterScripts } from './steps/slow-scripts.ts';
import { expectRoomForFinger } from './steps/under-finger.ts';

const codeOf = (page: Page) => page.getByRole('combobox', { name: 'NAICS code' });

async function openConnecticut(page: Page, name: string): Promise<void> {
  const business = await addBusiness(freshName(name));
  await openSignedIn(page, '/test');
  await startPlan(page, business, 'US-CT', 'Connecticut');
}

test('the form that loads the most script loads no more than a form may', async ({ page, browser }) => {
  await openConnecticut(page, 'Script');
  // A context of its own has an empty cache.
  const context = await browser.newContext({ storageState: await page.context().storageState() });
  const visit = await context.newPage();
  const counted = await countScript(visit);
  await visit.goto(page.url());
  await expect(codeOf(visit)).toBeVisible();
  await visit.waitForLoadState('networkidle');
  expect(counted() / kilobyte).toBeLessThanOrEqual(mostOfForm);
  expect(counted()).toBeGreaterThan(0);
  await context.close();
});

test('a NAICS code is found by words with the keyboard, saved, and explained after a reload', async ({
  page,
}) => {
  const asked: string[] = [];
  await openConnecticut(page, 'Industry');
  await expect(codeOf(page)).toHaveAccessibleDescription(/Enter the code, or describe the business in words/);
  await page.waitForLoadState('networkidle');
  page.on('request', (request) => asked.push(request.resourceType()));
  await codeOf(page).focus();
  await page.keyboard.type('p');
  await expect.poll(() => asked).toContain('script');
  await codeOf(page).pressSequentially('rogramming custom');
  const offer = page.getByRole('option', { name: '541511, Custom Computer Programming Services' });
  await expect(offer).toBeVisible();
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(codeOf(page)).toHaveAttribute(
    'aria-activedescendant',
    (await offer.getAttribute('id')) ?? 'none',
  );
  await page.keyboard.press('Enter');
  await expect(codeOf(page)).toHaveValue('541511');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(codeOf(page)).toHaveAccessibleDescription(/Custom Computer Programming Services/);
  await page.keyboard.press('Tab');
  await expect(page.getByText(/^Saved/).first()).toBeVisible();
  await page.reload();
  await openQuestion(page, 'NAICS code');
  await expect(codeOf(page)).toHaveValue('541511');
  await expect(page.getByText('Custom Computer Programming Services')).toBeVisible();
});

test('what is typed in a question before the scripts that its page loads later is kept', async ({ page }) => {
  await openConnecticut(page, 'Early');
  const release = await holdLaterScripts(page);
  await page.reload();
  await codeOf(page).pressSequentially('541511');
  const firstDay = page.getByRole('textbox', { name: 'First day of business in the state' });
  await firstDay.pressSequentially('06/01/2026');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  const saved = page.waitForResponse((response) => response.request().method() !== 'GET');
  release();
  await saved;
  await expect(codeOf(page)).toHaveValue('541511');
  await expect(firstDay).toHaveValue('06/01/2026');
  await page.reload();
  await openQuestion(page, 'NAICS code');
  await expect(codeOf(page)).toHaveValue('541511');
});

test('a typed code stays, and one that is not in the list of 2022 is named without a refusal', async ({
  page,
}) => {
  await openConnecticut(page, 'Old code');
  await codeOf(page).pressSequentially('519130');
  await expect(page.getByText('No industry of NAICS 2022 has these words')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(codeOf(page)).toHaveValue('519130');
  await expect(
    page.getByText('NAICS 2022 has no code 519130. Search for the industry in words. You can continue.'),
  ).toBeVisible();
  await codeOf(page).fill('software');
  await page.keyboard.press('Tab');
  await expect(codeOf(page)).toHaveValue('software');
  await expect(page.getByText('Choose an industry from the list, or enter its six digits.')).toBeVisible();
  await codeOf(page).fill('513210');
  await expect(codeOf(page)).toHaveAccessibleDescription(/Software Publishers/);
  await page.keyboard.press('Tab');
  await expect(page.getByText('You can continue.')).toHaveCount(0);
});

test('on a phone an industry is chosen with a finger', async ({ browser, page }) => {
  await openConnecticut(page, 'Phone');
  const phone = await browser.newContext({
    ...{ storageState: await page.context().storageState(), viewport: { width: 390, height: 844 } },
    ...{ hasTouch: true, isMobile: true },
  });
  const small = await phone.newPage();
  await small.goto(page.url());
  await codeOf(small).tap();
  await codeOf(small).pressSequentially('restaurant');
  const offer = small.getByRole('option', { name: /Full-Service Restaurants/ });
  await expect(offer).toBeVisible();
  const box = await offer.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  expect((box?.x ?? 999) + (box?.width ?? 999)).toBeLessThanOrEqual(390);
  // The list is in the page before it has its place, clipped until then.
  const isInSight = (option: HTMLElement) => {
    const { x, y, width, height } = option.getBoundingClientRect();
    return option.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  await expect.poll(() => offer.evaluate(isInSight)).toBe(true);
  // A finger does not scroll first, as `tap` does for what lies over the bar, and a scroll closes the list.
  const at = await offer.boundingBox();
  await small.touchscreen.tap((at?.x ?? 0) + 20, (at?.y ?? 0) + 20);
  await expect(codeOf(small)).toHaveValue('722511');
  await expect(small.getByRole('option')).toHaveCount(0);
  await phone.close();
  expect(
    await barriers(page, ['aria-required-attr', 'aria-allowed-attr', 'aria-valid-attr-value', 'label']),
  ).toEqual([]);
  await expectRoomForFinger(page, 'a NAICS code');
});
