import { expect, test } from '@playwright/test';
import { addBusiness, api, freshName } from './steps/service.ts';
import { openSignedIn } from './steps/sign-in.ts';

test('the audit log is narrowed by the time of test mode, as its entries are dated, and by what they are about', async ({
  page,
}) => {
  const business_id = await addBusiness(freshName('Audited'));
  await api('POST', '/v1/sandbox/clock', { advance_seconds: 40 * 86_400 });
  const entry = { business_id, kind: 'license', title: 'Renew the permit', due_on: '2040-03-01' };
  const { id } = await api<{ id: string }>('POST', '/v1/obligation', entry);
  await openSignedIn(page, '/test/settings/audit');
  const log = page.getByRole('table', { name: 'Audit log' });
  await expect(log).toContainText('Business created');
  await page.getByLabel('Time').selectOption('Last 24 hours');
  await expect(log).not.toContainText('Business created');
  await expect(log).toContainText('Obligation created');
  const file = await page.getByRole('link', { name: 'Export' }).getAttribute('href');
  expect(await (await page.request.get(file ?? '')).text()).not.toContain('business.created');

  await page.getByLabel('About').selectOption('Calendar');
  await expect(log.getByRole('row').filter({ hasText: id.slice(-8) })).toContainText('Obligation created');
  await expect(log.getByRole('row')).toHaveCount(2);
});
