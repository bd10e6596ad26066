import { expect, type Locator, type Page } from '@playwright/test';

/** The line of a collapsed question. */
export function answerLine(page: Page, label: string): Locator {
  return page.locator(`[data-line="${label}"]`);
}

/** Opens collapsed questions: with Change on their line, or among the optional ones. */
export async function openQuestion(page: Page, ...labels: string[]): Promise<void> {
  await expect(page.locator('[data-form-bar]')).toBeVisible();
  for (const label of labels) {
    const line = answerLine(page, label);
    const optional = page.locator('summary').filter({ hasText: /^\d+ optional questions?$/ });
    // A press before hydration does nothing, and nothing on the page shows when that is.
    if (await line.isVisible()) {
      await expect(async () => {
        const change = line.getByRole('button', { name: `Change ${label}` });
        if (await change.isVisible()) await change.click({ timeout: 5_000 });
        await expect(line).toHaveCount(0, { timeout: 1_000 });
      }).toPass();
    } else if (await optional.isVisible()) await showOptional(page);
    await expect(line).toHaveCount(0);
  }
}

/** Shows the optional questions. */
export async function showOptional(page: Page): Promise<void> {
  await expect(page.locator('[data-form-bar]')).toBeVisible();
  const details = page
    .locator('details')
    .filter({ hasText: /^\d+ optional questions?/ })
    .first();
  if (await details.evaluate((element) => element.hasAttribute('open'))) return;
  await details.locator('summary').first().click();
}

/** Presses Done at an open question, which collapses it unless its answer is invalid. */
export async function doneWith(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: `Done with ${label}` }).click();
}

/** Shows how the fee is computed, behind its total in the bar. */
export async function showFee(page: Page): Promise<void> {
  const fee = page.locator('[data-form-bar] details').filter({ hasText: 'Fee' });
  if (await fee.evaluate((element) => element.hasAttribute('open'))) return;
  await fee.locator('> summary').click();
}
