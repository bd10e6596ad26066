import { expect, type Page, test } from '@playwright/test';
import {
  daysAgo,
  fillContact,
  reviewAndSubmit,
  startPlan,
  typeDate,
  uploadCertificate,
} from './steps/plan.ts';
import { openQuestion, showFee } from './steps/questions.ts';
import { addBusiness, api, freshName } from './steps/service.ts';
import { openSignedIn } from './steps/sign-in.ts';

type Trip = {
  code: string;
  name: string;
  /** Questions that only this state asks. */
  answer: (page: Page) => Promise<void>;
  /** Answers in the format of the fee endpoint, to compare the screen with the API. */
  fee: Record<string, string>;
  /** A component, or the words of a line, that this state's fee has. */
  line?: string;
  after?: RegExp;
};

const twoYearsAgo = daysAgo(730);

const trips: Trip[] = [
  {
    code: 'US-TX',
    name: 'Texas',
    answer: (page) => typeDate(page, 'First day of business in the state', twoYearsAgo),
    fee: { business_start_date: twoYearsAgo },
    line: 'late',
  },
  {
    code: 'US-TN',
    name: 'Tennessee',
    answer: async (page) => {
      await openQuestion(page, 'Number of members');
      await page.getByLabel('Number of members').fill('8');
      await uploadCertificate(page, daysAgo(5));
    },
    fee: { member_count: '8' },
    line: 'dynamic',
  },
  {
    code: 'US-NY',
    name: 'New York',
    answer: async (page) => {
      await page.getByLabel('County of the office').fill('Albany');
      const process = page.getByRole('group', { name: 'Address for service of process' });
      await process.getByText('Same as the principal office').click();
      await page.getByLabel('Filing officer of the home state').fill('Secretary of State of Delaware');
      await uploadCertificate(page, daysAgo(5));
    },
    fee: {},
    after: /publi/i,
  },
  {
    code: 'US-NV',
    name: 'Nevada',
    answer: async () => {},
    fee: {},
    line: 'State business license',
    after: /list|license/i,
  },
  { code: 'US-OH', name: 'Ohio', answer: async () => {}, fee: {} },
];

for (const trip of trips) {
  test(`from the form of ${trip.name} to its certificate`, async ({ page }) => {
    const legalName = freshName('Trip');
    const business = await addBusiness(legalName);
    await openSignedIn(page, '/test');
    await startPlan(page, business, trip.code, trip.name);
    await fillContact(page);
    await trip.answer(page);
    await showsTheFeeOf(page, trip, business);
    if (trip.after) {
      await page.getByText(`What ${trip.name} requires after registration`).click();
      await expect(page.getByRole('main').getByText(trip.after).first()).toBeVisible();
    }

    const filing = await reviewAndSubmit(page, trip.name);
    await expect(page.getByRole('heading', { level: 1, name: legalName })).toBeVisible();
    await expect(page.getByText('The business is registered')).toBeVisible({ timeout: 90_000 });
    const done = await api<{ status: string; result: { registration_number: string } }>(
      'GET',
      `/v1/filing/${filing}`,
    );
    expect(done.status).toBe('completed');
    await expect(page.getByText(done.result.registration_number).first()).toBeVisible();

    const documents = page.getByRole('region', { name: 'Documents' });
    await documents.getByRole('button', { name: 'View Certificate of authority' }).click();
    await expect(page.locator('canvas').first()).toBeVisible();
    await expect(page.locator('.textLayer').getByText('Certificate of Authority').first()).toBeAttached();
  });
}

async function showsTheFeeOf(page: Page, { code, name, fee, line }: Trip, business: string): Promise<void> {
  const query = new URLSearchParams({ jurisdiction: code, business_id: business });
  for (const [field, value] of Object.entries(fee)) query.set(`field.${field}`, value);
  const quote = await api<{ total: { amount: number }; items: { label: string; component_type: string }[] }>(
    'GET',
    `/v1/filing/foreign-qualification/fee?${query}`,
  );
  await showFee(page);
  const ledger = page.getByRole('table', { name: `Fee estimate, ${name}` });
  const total = quote.total.amount.toLocaleString('en-US', { minimumFractionDigits: 2 });
  // The older figures are shown until the current answers are counted.
  await expect(ledger).not.toHaveAttribute('aria-busy');
  await expect(ledger.getByRole('row', { name: /^Estimated total/ })).toContainText(total);
  await expect(ledger).not.toContainText('Not in the total yet');
  for (const item of quote.items) await expect(ledger).toContainText(item.label);
  if (line) expect(quote.items.flatMap((item) => [item.component_type, item.label])).toContain(line);
}
