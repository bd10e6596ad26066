import { expect, type Locator, type Page } from '@playwright/test';
import { makePaper } from './paper.ts';

/** Opens the form of a state for a business, as a link from the business does. */
export async function beginDraft(
  page: Page,
  businessId: string,
  state: string,
  stateName: string,
): Promise<void> {
  await page.goto(`/test/plans/new?business=${businessId}&state=${state}`);
  await page.getByRole('button', { name: `Open the form of ${stateName}` }).click();
  await page.waitForURL(/\/plans\/[0-9a-f-]{36}$/);
}

export async function fillContact(page: Page): Promise<void> {
  const contact = page.getByRole('group', { name: 'Contact for this filing' });
  await contact.getByLabel('Name', { exact: true }).fill('Dana Whitfield');
  await contact.getByLabel('E-mail address').fill('dana@harborpine.example');
}

/** Types a date, YYYY-MM-DD, into the segments of the question. */
export async function typeDate(scope: Page | Locator, label: string | RegExp, date: string): Promise<void> {
  const [year = '', month = '', day = ''] = date.split('-');
  const group = scope.getByRole('group', { name: label });
  const segments = group.getByRole('spinbutton');
  await segments.nth(0).click();
  await segments.nth(0).pressSequentially(month);
  await segments.nth(1).pressSequentially(day);
  await segments.nth(2).pressSequentially(year);
}

/** Puts the certificate of good standing on file from inside the form. */
export function uploadCertificate(page: Page, issuedOn: string): Promise<void> {
  return uploadPaper(page, { issuedOn, filename: 'good-standing.pdf' });
}

/** Puts a paper on file from inside the form, in the one upload that stands open. */
export async function uploadPaper(page: Page, paper: { issuedOn: string; filename: string }): Promise<void> {
  const documents = page.getByRole('region', { name: 'Documents' });
  await typeDate(documents, 'Date of issue', paper.issuedOn);
  const file = {
    name: paper.filename,
    mimeType: 'application/pdf',
    buffer: await makePaper(paper.filename),
  };
  await documents.locator('input[type=file]').setInputFiles(file);
  await expect(documents.getByText(paper.filename).first()).toBeVisible();
}

/** From the form to the filing: check, send, arrive. Answers the id of the filing. */
export async function checkAndSend(page: Page, stateName: string): Promise<string> {
  await page.getByRole('button', { name: 'Check before sending' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Check and send to ${stateName}` })).toBeVisible();
  await page.getByRole('button', { name: `Send to ${stateName}` }).click();
  await page.waitForURL(/\/test\/filings\/[0-9a-f-]{36}/);
  return /filings\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';
}

/** A date some days before today, YYYY-MM-DD. */
export function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}
