import type { Page } from '@playwright/test';
import { demoAccess, ownAccess } from './access.ts';
import { addBusiness, freshName, submitInOhio } from './service.ts';

/** The test's own organization, by its key for live mode. */
export const live = () => ({ ...ownAccess(), test_key: ownAccess().live_key });

/** A live filing of the test's own organization, whose registered agent is the service. */
export async function submitLive(
  words: string,
): Promise<{ id: string; business_id: string; legalName: string }> {
  const legalName = freshName(words);
  return { ...(await submitInOhio(await addBusiness(legalName, live()), live())), legalName };
}

/** A page of another person, beside that of the test. */
export async function pageOfAnother(page: Page): Promise<Page> {
  const browser = page.context().browser();
  if (!browser) throw new Error('There is no browser.');
  return (await browser.newContext({ baseURL: demoAccess().url })).newPage();
}
