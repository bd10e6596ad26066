import type { Page } from '@playwright/test';
import { demoAccess, ownAccess } from './access.ts';
import { addBusiness, address, api, freshName, submitInOhio } from './service.ts';

/** The test's own organization, by its key for live mode. */
export const live = () => ({ ...ownAccess(), test_key: ownAccess().live_key });

/** A live filing of the test's own organization, whose registered agent is the service. */
export async function submitLive(
  words: string,
): Promise<{ id: string; business_id: string; legalName: string }> {
  const legalName = freshName(words);
  return { ...(await submitInOhio(await addBusiness(legalName, live()), live())), legalName };
}

/** A live formation with an EIN application, which waits for it, of the test's own organization. Answers its name. */
export async function formWithEin(): Promise<string> {
  const entity_name = freshName('Waiting');
  const office = { ...address, region: 'CO' };
  const person = { type: 'person', first: 'Maria', last: 'Okafor' };
  const formation = {
    ...{ jurisdiction: 'US-CO', entity_name, purpose: 'Any lawful business' },
    ...{ email: 'filings@northwind.example', principal_address: office },
    contact: { name: 'Dana Whitfield', email: 'dana@harborpine.example' },
    organizers: [{ name: person, address: office }],
    ...{ management_structure: 'member_managed', has_member: true },
    filer_name_address: { name: person, address: office },
    ein: {
      responsible_party: { name: person, tax_id: '912-34-5678' },
      ...{ principal_activity: 'transportation_warehousing', principal_activity_detail: 'Freight brokerage' },
      ...{ reason: 'started_new_business', expected_employees: { other: 3 } },
    },
  };
  await api('POST', '/v1/filing/formation', formation, live());
  return entity_name;
}

/** A page of another person, beside that of the test. */
export async function pageOfAnother(page: Page): Promise<Page> {
  const browser = page.context().browser();
  if (!browser) throw new Error('There is no browser.');
  return (await browser.newContext({ baseURL: demoAccess().url })).newPage();
}
