import { expect, type Page, test } from '@playwright/test';
import { type OwnServer, startOwnServer } from './steps/own-server.ts';
import { address } from './steps/service.ts';

test.describe.configure({ mode: 'serial' });

const limit = 60;
let server: OwnServer;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  server = await startOwnServer('rate-limit', {
    RATE_LIMIT_PER_MINUTE: String(limit),
    SANDBOX_STEP_SECONDS: '3600',
  });
});
test.afterAll(() => server.stop());

/** Uses up what is left of the person's minute, from the page itself. */
async function useUp(page: Page): Promise<void> {
  const statuses = await page.evaluate(async (count) => {
    const answers = await Promise.all(
      Array.from({ length: count }, () => fetch('/data/test/v1/jurisdiction', { cache: 'no-store' })),
    );
    return answers.map(({ status }) => status);
  }, limit);
  expect(statuses).toContain(429);
}

async function post(path: string, body: unknown): Promise<string> {
  const answer = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${server.testKey}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return ((await answer.json()) as { id: string }).id;
}

/** A filing in Ohio, which asks almost nothing, that does not move by itself. */
async function makeFiling(): Promise<string> {
  const person = { name: { type: 'person', first: 'Maria', last: 'Okafor' }, address, role: 'member' };
  const business_id = await post('/v1/business', {
    legal_name: 'STALL Patient Harbor LLC',
    entity_type: 'llc',
    formation_jurisdiction: 'US-DE',
    formation_date: '2019-03-04',
    registration_number: '7204518',
    email: 'filings@northwind.example',
    principal_address: address,
    management_structure: 'member_managed',
    purpose: 'Any lawful business',
    owners: [{ ...person, email: 'maria@northwind.example' }],
  });
  return post('/v1/filing/foreign-qualification', {
    jurisdiction: 'US-OH',
    business_id,
    email: 'filings@northwind.example',
    contact: { name: 'Dana Whitfield', email: 'dana@harborpine.example' },
    principal_address: address,
  });
}

test('queries, an action and a page that the limit turns away wait, say so, and come through', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const filing = await makeFiling();
  await page.goto(`${server.url}/sign-in`);
  await page.getByRole('button', { name: 'Open the demo' }).click();
  await page.waitForURL('**/test');
  const other = await page.context().newPage();
  const patient = { timeout: 90_000 };
  const waits = async (tab: Page) => {
    await expect(tab.getByText('The service asks to wait').first()).toBeVisible();
    await expect(tab.getByText(/Trying again in \d+ s/).first()).toBeVisible();
  };

  // One tab asks for a filing every two seconds, and a button is pressed in it; another one opens a page.
  await page.goto(`${server.url}/test/filings/${filing}`);
  await useUp(page);
  await waits(page);
  await page.getByRole('button', { name: 'Advance one step' }).click();
  await other.goto(`${server.url}/test/businesses`);
  await waits(other);

  await expect(page.getByText('The filing moved one step.')).toBeVisible(patient);
  await expect(page.getByText('The service asks to wait')).toBeHidden(patient);
  await expect(other.getByRole('table', { name: 'Businesses' })).toBeVisible(patient);
});
