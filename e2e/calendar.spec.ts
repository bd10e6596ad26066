import { expect, test } from '@playwright/test';
import ICAL from 'ical.js';
import { addBusiness, address, api, freshName } from './steps/service.ts';
import { openSignedIn } from './steps/sign-in.ts';

/** A registration in Kentucky that is completed: a report on June 30 of the next year, and a tax with the tax return. */
async function register(legalName: string): Promise<void> {
  const { id } = await api<{ id: string }>('POST', '/v1/filing/foreign-qualification', {
    jurisdiction: 'US-KY',
    business_id: await addBusiness(legalName),
    email: 'filings@northwind.example',
    contact: { name: 'Dana Whitfield', email: 'dana@harborpine.example' },
    principal_address: address,
  });
  for (let step = 0; step < 4; step += 1) await api('POST', `/v1/sandbox/filing/${id}/advance`);
}

test('a registration puts its report on the calendar; once done, the next one stands there and in the feed', async ({
  page,
}) => {
  // STALL: only what this test does moves the filing.
  const legalName = freshName('STALL Calendar');
  await register(legalName);
  await openSignedIn(page, '/test/calendar');
  const next = new Date().getUTCFullYear() + 1;
  const month = (year: number) => page.getByRole('rowgroup').filter({ hasText: `June ${year}` });
  const report = (year: number) => month(year).getByRole('row').filter({ hasText: legalName });
  await expect(report(next)).toContainText('Kentucky: Annual report');
  await expect(page.getByRole('rowgroup').filter({ hasText: 'No date' })).toContainText(legalName);

  await report(next).getByRole('button', { name: 'Mark done' }).click();
  const dialog = page.getByRole('dialog', { name: /^Mark as done: Annual report/ });
  await dialog.getByLabel('Note').fill('Confirmation 4471-220');
  await dialog.getByRole('button', { name: 'Mark done' }).click();
  await expect(report(next + 1)).toContainText('Upcoming');
  await expect(month(next)).toHaveCount(0);

  await page.getByLabel('Status').selectOption('done');
  await expect(report(next)).toContainText('Confirmation 4471-220');
  expect(new URL(page.url()).searchParams.get('status')).toBe('done');
  await page.goto(`/test/calendar?view=month&month=${next + 1}-06`);
  await expect(page.getByRole('table', { name: `June ${next + 1}` })).toContainText('KY Annual report');

  await page.getByRole('button', { name: 'Make an address' }).click();
  const stored = page.getByRole('alertdialog', { name: 'Store the address' });
  const url = (await stored.locator('code').textContent()) ?? '';
  const feed = new ICAL.Component(ICAL.parse(await (await fetch(url)).text()));
  const events = feed.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  const mine = events.filter(({ summary }) => summary.includes(legalName));
  expect(mine.map(({ startDate }) => startDate.toString())).toEqual([`${next + 1}-06-30`]);
});
