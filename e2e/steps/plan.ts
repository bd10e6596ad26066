import { expect, type Locator, type Page } from '@playwright/test';
import { makePdf } from './pdf.ts';
import { openQuestion } from './questions.ts';

/** Opens the form of a state for a business, as the link from the business does. */
export async function startPlan(
  page: Page,
  businessId: string,
  state: string,
  stateName: string,
  mode = 'test',
): Promise<void> {
  await page.goto(`/${mode}/plans/new?business=${businessId}&state=${state}`);
  await page.getByRole('button', { name: `Open the ${stateName} form` }).click();
  await page.waitForURL(/\/plans\/[0-9a-f-]{36}$/);
}

/** The contact is the signed-in person until another is entered. */
export async function fillContact(page: Page): Promise<void> {
  await openQuestion(page, 'Contact for this filing');
  const contact = page.getByRole('group', { name: 'Contact for this filing' });
  await contact.getByLabel('Name', { exact: true }).fill('Dana Whitfield');
  await contact.getByLabel('Email address').fill('dana@harborpine.example');
}

/** Types a date, YYYY-MM-DD, as people in the US do. */
export async function typeDate(scope: Page | Locator, label: string | RegExp, date: string): Promise<void> {
  const [year, month, day] = date.split('-');
  await scope.getByRole('textbox', { name: label }).fill(`${month}/${day}/${year}`);
}

/** Puts the certificate of good standing on file from inside the form. */
export async function uploadCertificate(page: Page, issuedOn: string): Promise<void> {
  await uploadDocument(page.locator('[id$="certificate_of_good_standing-upload"]'), {
    issuedOn,
    filename: 'good-standing.pdf',
  });
}

/** Puts a document that has a date of issue on file from inside the form, at its question. */
export async function uploadDocument(
  question: Locator,
  document: { issuedOn: string; filename: string },
): Promise<void> {
  await typeDate(question, 'Date of issue', document.issuedOn);
  await uploadFile(question, document.filename);
}

/** Puts a document on file from inside the form, at its question. */
export async function uploadFile(question: Locator, filename: string): Promise<void> {
  const file = { name: filename, mimeType: 'application/pdf', buffer: await makePdf(filename) };
  await question.locator('input[type=file]').setInputFiles(file);
  await expect(question.page().getByText(filename).first()).toBeVisible();
  // Its name is shown even while it is being uploaded, when it is no answer yet.
  await expect(question.page().getByRole('progressbar')).toHaveCount(0);
}

/** From the form to the filing: check, send, arrive. Returns the id of the filing. */
export async function reviewAndSubmit(page: Page, stateName: string): Promise<string> {
  await page.getByRole('button', { name: 'Check and send' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Check and send to ${stateName}` })).toBeVisible();
  await page.getByRole('button', { name: `Send to ${stateName}` }).click();
  await page.waitForURL(/\/test\/filings\/[0-9a-f-]{36}/);
  return /filings\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';
}

/** A date some days before today, YYYY-MM-DD. */
export function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}
