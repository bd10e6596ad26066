import { expect, type Page, test } from '@playwright/test';
import { loseAnswer } from './steps/lose-answer.ts';
import { fillContact, startPlan } from './steps/plan.ts';
import { answerLine, openQuestion } from './steps/questions.ts';
import { addBusiness, api, freshName } from './steps/service.ts';
import { becomeColleague, openSignedIn } from './steps/sign-in.ts';

async function filingsOf(business: string): Promise<number> {
  const page = await api<{ data: unknown[] }>('GET', `/v1/filing?business_id=${business}`);
  return page.data.length;
}

/** The page before sending of a complete plan for Ohio, and its button. */
async function openCheckPage(page: Page, name: string) {
  const business = await addBusiness(freshName(name));
  await openSignedIn(page, '/test');
  await startPlan(page, business, 'US-OH', 'Ohio');
  await fillContact(page);
  await page.getByRole('button', { name: 'Check and send' }).click();
  const send = page.getByRole('button', { name: 'Send to Ohio' });
  await expect(send).toBeVisible();
  return { business, send };
}

test('a double click on the submit button creates one filing', async ({ page }) => {
  const { business, send } = await openCheckPage(page, 'STALL Twice');
  await send.dblclick();
  await page.waitForURL(/\/test\/filings\/[0-9a-f-]{36}/);
  expect(await filingsOf(business)).toBe(1);
});

test('whoever goes back while a form is sent, and comes forward again, sees that it is, and then the filing', async ({
  page,
}) => {
  const { business, send } = await openCheckPage(page, 'STALL Back');
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let sent = 0;
  await page.route('**/review', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    sent += 1;
    await held;
    return route.continue();
  });
  await send.click();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Check and send' })).toBeVisible();
  await page.goForward();
  await expect(send).toHaveAttribute('aria-busy', 'true');
  await send.click({ force: true });
  answer();
  await page.waitForURL(/\/test\/filings\/[0-9a-f-]{36}/);
  expect([sent, await filingsOf(business)]).toEqual([1, 1]);
});

test('a submission whose response is lost and that is retried creates one filing', async ({ page }) => {
  const { business, send } = await openCheckPage(page, 'STALL Lost');
  const lost = await loseAnswer(page, '/review');
  await send.click();
  // It retries with the same key by itself, and opens the existing filing.
  await page.waitForURL(/\/test\/filings\/[0-9a-f-]{36}/);
  expect(lost()).toBe(1);
  expect(await filingsOf(business)).toBe(1);
});

test('a reload and another device continue the plan', async ({ page, browser, baseURL }) => {
  const business = await addBusiness(freshName('STALL Draft'));
  await openSignedIn(page, '/test');
  await startPlan(page, business, 'US-OH', 'Ohio');
  await fillContact(page);
  await openQuestion(page, 'Website');
  await page.getByLabel('Website (optional)').fill('https://draft.example');
  await page.getByLabel('Website (optional)').blur();
  await expect(page.getByText(/Saved at \d/).first()).toBeVisible();
  await page.reload();
  await expect(answerLine(page, 'Website')).toContainText('https://draft.example');

  const device = await browser.newContext({ baseURL });
  const other = await device.newPage();
  await openSignedIn(other, new URL(page.url()).pathname);
  await expect(answerLine(other, 'Website')).toContainText('https://draft.example');
  await device.close();
});

for (const choice of ['Keep mine', 'Use theirs'] as const) {
  test(`of two people who answer at once the second is shown both and chooses: ${choice}`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const business = await addBusiness(freshName('STALL Two'));
    await openSignedIn(page, '/test');
    await startPlan(page, business, 'US-OH', 'Ohio');
    await fillContact(page);
    await page.getByRole('textbox', { name: 'Email address' }).last().blur();
    await expect(page.getByText(/Saved at \d/).first()).toBeVisible();
    const device = await browser.newContext({ baseURL });
    const other = await device.newPage();
    await openSignedIn(other, '/test');
    await becomeColleague(device, 'Marcus Oyelaran');
    await other.goto(page.url());

    const dana = { page, name: 'Dana Whitfield', value: 'https://dana.example' };
    const marcus = { page: other, name: 'Marcus Oyelaran', value: 'https://marcus.example' };
    const website = (side: typeof dana) => side.page.getByLabel('Website (optional)');
    const asked = (side: typeof dana) =>
      side.page.getByRole('status').filter({ hasText: 'Choose which one to keep.' });
    await openQuestion(page, 'Website');
    await openQuestion(other, 'Website');
    await expect(website(marcus)).toBeVisible();
    await Promise.all([website(dana).fill(dana.value), website(marcus).fill(marcus.value)]);
    await Promise.all([website(dana).blur(), website(marcus).blur()]);

    await expect.poll(async () => (await asked(dana).count()) + (await asked(marcus).count())).toBe(1);
    const danaWasSecond = (await asked(dana).count()) === 1;
    const [second, first] = danaWasSecond ? [dana, marcus] : [marcus, dana];
    await expect(asked(second)).toContainText(`${first.name} changed this answer at`);
    await expect(asked(second)).toContainText(first.value);
    await expect(asked(second)).toContainText(second.value);

    // Nothing is checked or sent while both values are shown.
    await second.page.getByRole('button', { name: 'Check and send' }).click();
    await expect(website(second)).toBeFocused();
    await asked(second).getByRole('button', { name: choice }).click();
    await expect(asked(second)).toHaveCount(0);
    const settled = choice === 'Keep mine' ? second.value : first.value;
    await expect(website(second)).toHaveValue(settled);
    await expect(second.page.getByText(/Saved at \d/).first()).toBeVisible();
    for (const side of [dana, marcus]) {
      await side.page.reload();
      await expect(answerLine(side.page, 'Website')).toContainText(settled);
    }
    await device.close();
  });
}
