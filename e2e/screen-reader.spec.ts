import { expect, type Locator, test } from '@playwright/test';
import { spokenOf } from './steps/screen-reader.ts';
import { addBusiness, api, freshName, submitInOhio } from './steps/service.ts';
import { openSignedIn } from './steps/sign-in.ts';

/** A control that is announced by its role alone, or by its role and its state. */
const nameless =
  /^(button|link|textbox|searchbox|combobox|checkbox|radio|menuitem)(, (not )?(checked|expanded))?$/;

/** Says what is expected once the page is drawn: until then it is read again. */
async function expectSaid(part: Locator, phrases: readonly (string | RegExp)[]): Promise<void> {
  await expect(async () => {
    const said = await spokenOf(part);
    expect(said.filter((phrase) => nameless.test(phrase))).toEqual([]);
    for (const phrase of phrases) {
      expect(said).toContainEqual(typeof phrase === 'string' ? phrase : expect.stringMatching(phrase));
    }
  }).toPass({ timeout: 30_000 });
}

test('a screen reader can announce a plan, the form of a state, a case and the search', async ({ page }) => {
  const legalName = freshName('Spoken');
  const business = await addBusiness(legalName);
  const plan = await api('POST', '/v1/plan', {
    business_id: business,
    jurisdictions: ['US-KY', 'US-TX'],
  });
  const filing = await submitInOhio(business);
  const asked = await api('POST', `/v1/sandbox/filing/${filing.id}/case`, { kind: 'missing_information' });

  await openSignedIn(page, `/test/plans/${plan.id}`);
  await expect(page.getByText('0 of 2 states are ready')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'First day of business in the state' })).toBeVisible();
  await expectSaid(page.locator('main'), [
    `heading, ${legalName}, level 1`,
    'textbox, First day of business in the state, This date goes to both states. If business began on another date in one of them, open that state and enter it there. For example: 1/5/2024. Used in 2 states .',
    '0 of 2 states are ready',
    'table, States of the plan',
    'columnheader, Missing',
    'rowheader, Texas',
    'link, 2 answers , Missing, Texas',
    'link, Needs answers , Fee, USD, Texas',
    'button, Remove Kentucky',
    'radio, By card: 90.00 USD, checked, position 1, set size 2',
  ]);

  await page.goto(`/test/plans/${plan.id}/states/US-TX`);
  await expect(page.getByText('USD so far')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email address' })).toBeVisible();
  await expectSaid(page.locator('main'), [
    'heading, Texas, level 1',
    'region, 2 answers for Texas',
    /^textbox, Email address, For example: name@example\.com$/,
    /^textbox, First day of business in the state, When did, or will, the company first transact business in Texas\?/,
    /^Estimated fee: [\d.]+ USD by card, plus lines that need more answers$/,
    'button, Change Purpose, not expanded',
  ]);

  await page.goto(`/test/cases/${asked.id}`);
  await expect(page.getByRole('button', { name: 'Send answer' })).toBeVisible();
  await expectSaid(page.locator('main'), [
    'heading, Certificate of good standing and principal office needed, level 1',
    /^It is due \w+day, .+ \(in \d+ days\)/,
    'The state rejected this address, so it cannot be sent again:',
    'textbox, Street address, 1209 Orange Street, You can paste a whole address here.',
    'region, What you sent',
    'button, Send answer, Send answer (Ctrl Enter)',
  ]);

  await page.getByRole('button', { name: /^Search( Ctrl K)?$/ }).click();
  await page.getByRole('searchbox', { name: 'Search everything' }).fill(legalName);
  await expect(page.getByRole('menuitem', { name: new RegExp(`^${legalName}`) }).first()).toBeVisible();
  await expectSaid(page.getByRole('dialog'), [
    'dialog, Search everything',
    new RegExp(`^searchbox, Search everything, ${legalName}, .*autocomplete in list`),
    'group, Businesses',
    new RegExp(`^menuitem, ${legalName}.*, position 1, set size \\d+$`),
  ]);
});
