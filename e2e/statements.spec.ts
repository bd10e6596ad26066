import { expect, test } from '@playwright/test';
import { type Access, demoAccess, ownAccess } from './steps/access.ts';
import { expectNoBarrier } from './steps/barriers.ts';
import { makePdf } from './steps/pdf.ts';
import { addBusiness, address, api, freshName } from './steps/service.ts';
import { openSignedIn } from './steps/sign-in.ts';

/** A live filing in Ohio that the desk has completed for 99 dollars and a copy. */
async function completed(legalName: string): Promise<string> {
  const live: Access = { ...ownAccess(), test_key: ownAccess().live_key };
  const desk: Access = { ...demoAccess(), test_key: demoAccess().operator_key };
  const filing = await api<{ id: string }>(
    'POST',
    '/v1/filing/foreign-qualification',
    {
      jurisdiction: 'US-OH',
      business_id: await addBusiness(legalName, live),
      email: 'filings@northwind.example',
      contact: { name: 'Dana Whitfield', email: 'dana@harborpine.example' },
      principal_address: address,
    },
    live,
  );
  const move = (body: object) => api('POST', `/v1/operations/filing/${filing.id}/move`, body, desk);
  await move({ from: 'queued', to: 'ready_to_file' });
  await move({ from: 'ready_to_file', to: 'processing' });
  await move({ from: 'processing', to: 'filed' });
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await makePdf('Certificate'))]), 'certificate.pdf');
  form.append('types[]', 'certificate_of_authority');
  const headers = { Authorization: `Bearer ${desk.test_key}` };
  const documents = `${desk.url}/v1/operations/filing/${filing.id}/document`;
  const uploaded = await fetch(documents, { method: 'POST', headers, body: form });
  await move({
    from: 'filed',
    to: 'completed',
    result: { registration_number: '4512345', registration_date: '2026-01-05' },
    documents: [((await uploaded.json()) as { id: string }).id],
    charged: {
      items: [
        { component_type: 'base', name: 'filing', amount: 99 },
        { component_type: 'dynamic', name: 'certified_copy', amount: 5.5 },
      ],
    },
  });
  return filing.id;
}

test('a partner sees what a state charged: on the filing beside the estimate, and in the statement of the month', async ({
  page,
}) => {
  const legalName = freshName('Ledger');
  const id = await completed(legalName);
  await openSignedIn(page, `/live/filings/${id}`);
  const charged = page.getByRole('table', { name: 'What Ohio charged' });
  await expect(charged.getByRole('row', { name: /Total charged/ })).toContainText('104.50');
  await expect(charged.getByRole('row', { name: /Above the estimate/ })).toBeVisible();

  await page.goto('/live/settings/statements');
  await expect(page.getByRole('rowheader', { name: legalName })).toContainText('No. 4512345');
  await expect(page.getByRole('row', { name: /Total of 1 filing/ })).toContainText('104.50');
  const pdf = await page.request.get(
    (await page.getByRole('link', { name: 'PDF' }).getAttribute('href')) ?? '',
  );
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf']);
  const csv = await page.request.get(
    (await page.getByRole('link', { name: 'CSV' }).getAttribute('href')) ?? '',
  );
  expect(await csv.text()).toContain('Certified copy,5.50');
  await expectNoBarrier(page, 'the statement');

  await page.getByLabel('Month', { exact: true }).selectOption({ index: 1 });
  await expect(page.getByText(/^Nothing was charged in /)).toBeVisible();
});
