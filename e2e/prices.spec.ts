import { expect, test } from '@playwright/test';
import { daysAgo, startPlan } from './steps/plan.ts';
import { openQuestion, showFee } from './steps/questions.ts';
import { addBusiness, address, answersForOhio, api, freshName } from './steps/service.ts';
import { openSignedIn } from './steps/sign-in.ts';

test('a tier without a price is listed with the office to ask, and cannot be chosen', async ({ page }) => {
  const business = await addBusiness(freshName('Unpriced Tiers'));
  await openSignedIn(page, '/test');
  await startPlan(page, business, 'US-MI', 'Michigan');
  await openQuestion(page, 'Processing speed');
  const processing = page.getByRole('group', { name: 'Processing' });
  await expect(processing.getByRole('radio')).toHaveCount(1);
  await expect(processing).toContainText('You cannot choose expedited processing here.');
  await expect(
    page.getByText(
      /The state also offers 24-hour service, .*You cannot choose them here: ask the Michigan Department/,
    ),
  ).toBeVisible();
});

test('a tier with a price shows its citation, and a fee without one is listed beside the sum', async ({
  page,
}) => {
  const business = await addBusiness(freshName('Unpriced Fees'));
  await openSignedIn(page, '/test');
  await startPlan(page, business, 'US-PA', 'Pennsylvania');
  await openQuestion(page, 'Processing speed');
  const sameDay = page.getByRole('radio', { name: /Same-day service/ });
  await expect(sameDay).toHaveAccessibleDescription(/Source: 15 Pa\.C\.S\. § 153, fee schedule, Feb 2026\./);
  await sameDay.check();
  await showFee(page);
  await expect(page.getByRole('table', { name: 'Fee estimate, Pennsylvania' })).toContainText('350.00');

  await startPlan(page, business, 'US-OK', 'Oklahoma');
  await showFee(page);
  const ledger = page.getByRole('table', { name: 'Fee estimate, Oklahoma' });
  await expect(ledger).toContainText('Its price must be asked of the Oklahoma Secretary of State.');
  await expect(ledger.getByRole('row', { name: /^Estimate so far/ })).toContainText('300.00');
  // Its arrow is not that of the panel around it, which is open.
  const how = page.locator('summary', { hasText: 'How we calculate each fee' });
  await expect(how.locator('svg')).toHaveCSS('rotate', 'none');
  await how.click();
  await expect(how.locator('svg')).toHaveCSS('rotate', '90deg');
});

test('a filing shows the lines that its answers brought about, with and without a price', async ({
  page,
}) => {
  const business_id = await addBusiness(freshName('STALL Late Start'));
  const submit = (jurisdiction: string) =>
    api<{ id: string }>('POST', '/v1/filing/foreign-qualification', {
      ...{ jurisdiction, business_id, ...answersForOhio, business_start_date: '2021-05-03' },
    });
  const { id: priced } = await submit('US-KY');
  await openSignedIn(page, `/test/filings/${priced}`);
  const fees = page.getByRole('table', { name: 'Fee estimate, Kentucky' });
  await expect(fees.getByRole('row', { name: /^Late registration fee / })).toBeVisible();
  await expect(fees.getByRole('row', { name: /^Estimated total / })).toBeVisible();

  const { id: unpriced } = await submit('US-WI');
  await expect(page.getByText('Sent by key “')).toBeVisible();
  await page.goto(`/test/filings/${unpriced}`);
  const open = page.getByRole('table', { name: 'Fee estimate, Wisconsin' });
  await expect(open.getByRole('row', { name: /^Late registration fee Not in the total/ })).toBeVisible();
  await expect(open.getByRole('row', { name: /^Estimate so far 100.00/ })).toBeVisible();
});

test('a refused state is sent again at the fee that its row shows, and at no other', async ({ page }) => {
  const name = freshName('STALL Texas Again');
  const answers = {
    contact: { name: 'Ana Ruiz', email: 'ana@example.com' },
    email: 'ana@example.com',
    principal_address: address,
    purpose: 'Freight brokerage',
    governing_persons: [{ name: { type: 'person', first: 'Ana', last: 'Ruiz' }, address, role: 'member' }],
    business_start_date: daysAgo(80),
  };
  const asked = { business_id: await addBusiness(name), jurisdictions: ['US-KY', 'US-TX'], answers };
  const plan = await api<{ id: string }>('POST', '/v1/plan', asked);
  // Somebody else takes the name in Texas, and lets it go.
  const rival = { business_id: await addBusiness(name), jurisdiction: 'US-TX', ...answers };
  const taken = await api<{ id: string }>('POST', '/v1/filing/foreign-qualification', rival);
  await api('POST', `/v1/plan/${plan.id}/submit`, {});
  await openSignedIn(page, `/test/plans/${plan.id}/sending`);
  await expect(page.getByText('1 state was refused')).toBeVisible();
  await api('POST', `/v1/filing/${taken.id}/cancel`, {});
  // The page reads the plan again by itself, and might show the new fee before the press.
  const readings = /\/v1\/plan\/[0-9a-f-]+$/;
  await page.route(readings, () => {});
  await page.reload();
  const row = page.getByRole('row', { name: /^Texas/ });
  await expect(row).toContainText(/Fee estimate by card: .*770\.25/);
  // Texas counts nothing in the first 90 days.
  await api('POST', '/v1/sandbox/clock', { advance_seconds: 30 * 86_400 });
  const again = row.getByRole('button', { name: /^Send again/ });
  await again.click();
  await expect(page.getByText(/^The estimated fee was \$770\.25 when/)).toBeVisible();
  await page.unroute(readings);
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText(/^The estimated fee was /)).toBeHidden();
  await expect(row).not.toContainText('770.25');
  await again.click();
  await expect(page.getByText('Every state was sent')).toBeVisible();
});
