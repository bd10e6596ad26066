import type { Page } from '@playwright/test';
import { demoAccess, ownAccess } from './access.ts';
import { addBusiness, address, api, freshName } from './service.ts';

/** The test's own organization, by its key for live mode. */
export const live = () => ({ ...ownAccess(), test_key: ownAccess().live_key });

/** A live filing of the test's own organization, whose registered agent is the service. */
export async function submitLive(
  words: string,
): Promise<{ id: string; business_id: string; legalName: string }> {
  const legalName = freshName(words);
  return { ...(await submitInOhio(await addBusiness(legalName, live()), live())), legalName };
}

/** A filing of the business in Ohio, which asks almost nothing. */
export function submitInOhio(
  business_id: string,
  access = ownAccess(),
): Promise<{ id: string; business_id: string }> {
  const body = {
    jurisdiction: 'US-OH',
    business_id,
    email: 'filings@northwind.example',
    contact: { name: 'Dana Whitfield', email: 'dana@harborpine.example' },
    principal_address: address,
  };
  return api('POST', '/v1/filing/foreign-qualification', body, access);
}

/** A page of another person, beside that of the test. */
export async function pageOfAnother(page: Page): Promise<Page> {
  const browser = page.context().browser();
  if (!browser) throw new Error('There is no browser.');
  return (await browser.newContext({ baseURL: demoAccess().url })).newPage();
}
