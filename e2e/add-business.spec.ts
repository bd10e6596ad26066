import { expect, type Page, test } from '@playwright/test';
import { loseAnswer } from './steps/lose-answer.ts';
import { addBusiness, api, freshName, submitInOhio } from './steps/service.ts';
import { joinAnother, openSignedIn, signIn } from './steps/sign-in.ts';
import { loseScripts } from './steps/slow-scripts.ts';

type Found = { legal_name: string; registration_number: string };

/** A company of Ohio's register that nobody has added yet. The register is seeded during the first requests. */
async function companyOfOhio(nth: number): Promise<Found> {
  let data: Found[] = [];
  await expect
    .poll(async () => {
      ({ data } = await api<{ data: Found[] }>('POST', '/v1/business/registry/search', {
        query: 'Cove',
        jurisdiction: 'US-OH',
        limit: 20,
      }));
      return data.length;
    })
    .toBeGreaterThan(nth);
  const company = data[nth];
  if (!company) throw new Error('The register of Ohio is empty.');
  return company;
}

async function lookUp(page: Page, query: string): Promise<void> {
  await page.getByLabel('Name or number').fill(query);
  await page.getByRole('combobox', { name: 'Home state' }).first().selectOption({ label: 'Ohio' });
  await page.getByRole('button', { name: 'Search the register' }).click();
}

async function typeBusiness(page: Page, name: string): Promise<void> {
  await page.getByLabel('Legal name').fill(name);
  await page.getByLabel('Limited liability company', { exact: true }).check();
  await page.getByRole('combobox', { name: 'Home state' }).last().selectOption({ label: 'Ohio' });
}

test('a company is found in the register, checked, added, and a state is chosen for it', async ({ page }) => {
  const company = await companyOfOhio(0);
  await openSignedIn(page, '/test/businesses/new');
  await lookUp(page, company.legal_name);
  await page.getByRole('link', { name: `Use this ${company.legal_name}` }).click();
  await expect(page.getByText('Filled in from the register of Ohio')).toBeVisible();
  await expect(page.getByLabel('Legal name')).toHaveValue(company.legal_name);
  await page.getByRole('button', { name: 'Add business' }).click();
  await page.waitForURL(/\/test\/businesses\/[0-9a-f-]{36}/);
  await expect(page.getByRole('heading', { level: 1, name: company.legal_name })).toBeVisible();
  await expect(page.getByText(company.registration_number).first()).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1);
  await page.goto(`/test/plans/new?business=${id}`);
  await page.getByRole('checkbox', { name: /^Kansas/ }).check({ force: true });
  await expect(page.getByText(/^Kansas: State fee /)).toBeVisible();
  await page.getByRole('button', { name: 'Open the Kansas form' }).click();
  await page.waitForURL(/\/plans\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: company.legal_name })).toBeVisible();
});

test('Undo of a removed reference keeps what was typed since', async ({ page }) => {
  await openSignedIn(page, '/test/businesses/new');
  const references = page.getByRole('region', { name: 'Your references' });
  const fields = references.getByRole('textbox');
  for (const [name, value] of [
    ['matter', '42'],
    ['desk', '7'],
  ] as const) {
    await references.getByRole('button', { name: 'Add a reference' }).click();
    await fields.nth(-2).fill(name);
    await fields.nth(-1).fill(value);
  }
  await references.getByRole('button', { name: 'Remove matter' }).click();
  await fields.last().fill('8');
  const name = freshName('Typed Since');
  await typeBusiness(page, name);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(fields).toHaveCount(4);
  await expect(fields.nth(0)).toHaveValue('matter');
  await expect(fields.nth(3)).toHaveValue('8');
  await page.getByRole('button', { name: 'Add business' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('a company missing from the register is entered by hand, and errors are marked at their fields', async ({
  page,
}) => {
  await openSignedIn(page, '/test/businesses/new');
  await lookUp(page, 'Qqqzzz Wvvx');
  await expect(page.getByText('The register has no match for “Qqqzzz Wvvx”')).toBeVisible();
  await page.getByRole('button', { name: 'Add business' }).click();
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  const name = freshName('Typed');
  await typeBusiness(page, name);
  await page.getByRole('button', { name: 'Add business' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('a business typed while one was signed out is kept, and added after signing in at the same address', async ({
  page,
  context,
}) => {
  await openSignedIn(page, '/test/businesses/new?q=Qqqzzz&in=US-OH');
  const name = freshName('Signed Out');
  await typeBusiness(page, name);
  await context.clearCookies();
  // Far above the button.
  await page.getByLabel('Legal name').press('Control+Enter');
  const refusal = page.getByRole('alert').filter({ hasText: 'You were signed out' });
  await expect(refusal).toBeFocused();
  await expect(refusal).toBeInViewport();
  await refusal.getByRole('link', { name: 'Sign in' }).click();
  await signIn(page);
  await page.waitForURL(/\/businesses\/new\?q=Qqqzzz&in=US-OH$/);
  await expect(page.getByText('We restored what you typed before')).toBeVisible();
  await expect(page.getByLabel('Legal name')).toHaveValue(name);
  await page.getByRole('button', { name: 'Add business' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('a business added without a connection is not added, with the reason, and is added once with one', async ({
  page,
  context,
}) => {
  await openSignedIn(page, '/test/businesses/new');
  const name = freshName('Offline');
  await typeBusiness(page, name);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Add business' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'You are offline' })).toBeVisible();
  await expect(page.getByLabel('Legal name')).toHaveValue(name);
  await context.setOffline(false);
  await expect(page.getByText('You are offline')).toHaveCount(0);
  await page.getByRole('button', { name: 'Add business' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const { data } = await api<{ data: unknown[] }>('GET', `/v1/business?q=${encodeURIComponent(name)}`);
  expect(data).toHaveLength(1);
});

test('a company that is on record is not added again before somebody has read so', async ({ page }) => {
  const known = freshName('Former Name');
  const number = String(Date.now());
  const first = await addBusiness(known, undefined, {
    formation_jurisdiction: 'US-OH',
    registration_number: number,
  });
  await openSignedIn(page, '/test/businesses/new');
  const renamed = freshName('Present Name');
  await typeBusiness(page, renamed);
  await page.getByLabel('Registration number').fill(number);
  await page.getByRole('button', { name: 'Add business' }).click();
  const notice = page.getByRole('status').filter({ hasText: `${known} is on record already` });
  await expect(notice.getByRole('link', { name: 'Open that record' })).toHaveAttribute(
    'href',
    new RegExp(`/test/businesses/${first}$`),
  );
  const count = async () => (await api<{ data: unknown[] }>('GET', '/v1/business')).data.length;
  expect(await count()).toBe(1);
  await page.getByRole('button', { name: 'Add business' }).click();
  await expect(page.getByRole('heading', { level: 1, name: renamed })).toBeVisible();
  expect(await count()).toBe(2);
});

test('a business whose answer is lost is there once when it is added again', async ({ page }) => {
  await openSignedIn(page, '/test/businesses/new');
  const name = freshName('Lost Answer');
  await typeBusiness(page, name);
  const lost = await loseAnswer(page, '/businesses/new');
  await page.getByRole('button', { name: 'Add business' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: 'Add business' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(lost()).toBe(1);
  const { data } = await api<{ data: unknown[] }>('GET', `/v1/business?q=${encodeURIComponent(name)}`);
  expect(data).toHaveLength(1);
});

test('a change whose answer is lost is not said to be somebody else’s when it is saved again', async ({
  page,
}) => {
  const name = freshName('Lost Change');
  const id = await addBusiness(name);
  await openSignedIn(page, `/test/businesses/${id}/edit`);
  await page.getByLabel('Phone').fill('+1 302 555 0134');
  const lost = await loseAnswer(page, `/businesses/${id}/edit`);
  const save = page.getByRole('button', { name: 'Save the record' });
  await save.click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await save.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(lost()).toBe(1);
});

test('a form whose checks cannot be loaded is checked by the service', async ({ page }) => {
  await openSignedIn(page, '/test/businesses/new');
  await page.waitForLoadState('networkidle');
  await loseScripts(page);
  await typeBusiness(page, freshName('Unchecked'));
  const day = page.getByRole('textbox', { name: 'Formation date' });
  await day.fill('02/30/2019');
  await page.getByRole('button', { name: 'Add business' }).click();
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  await expect(day).toHaveAccessibleDescription(/date/);
  await expect(day).toHaveValue('02/30/2019');
});

test('an address of several lines that is pasted into one keeps its suite apart from its city', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openSignedIn(page, '/test/businesses/new');
  const office = page.getByRole('group', { name: 'Principal office' });
  const street = office.getByLabel('Street address');
  await street.focus();
  await page.evaluate(() =>
    navigator.clipboard.writeText('1209 Orange Street\nSuite 4\nWilmington, DE 19801'),
  );
  await page.keyboard.press('Control+V');
  await expect(street).toHaveValue('1209 Orange Street, Suite 4, Wilmington, DE 19801');
  await office.getByRole('button', { name: 'Split it into separate fields' }).click();
  await expect(office.getByLabel('Suite, floor, or unit')).toHaveValue('Suite 4');
  await expect(office.getByLabel('City')).toHaveValue('Wilmington');
});

test('the record of a registration offers to change only what its filing does not keep', async ({ page }) => {
  const { business_id } = await submitInOhio(await addBusiness(freshName('STALL Record')));
  await openSignedIn(page, `/test/businesses/${business_id}`);
  const change = (fact: string) => page.getByRole('link', { name: `Change ${fact}` });
  await expect(change('Principal office')).toBeVisible();
  await expect(change('Legal name')).toHaveCount(0);
});

test('what was typed for a business of one organization does not come back in another one', async ({
  page,
}) => {
  await openSignedIn(page, '/test');
  await joinAnother();
  await page.goto('/test/businesses/new');
  await page.getByLabel('Legal name').fill('Client of the First LLC');
  const goOn = async () => {
    await page.getByRole('button', { name: 'Dana Whitfield' }).click();
    await page.getByRole('group', { name: 'Go on in' }).getByRole('button').click();
    await page.waitForURL('**/test');
    await page.goto('/test/businesses/new');
  };
  await goOn();
  await page.getByLabel('Website').fill('https://second.example');
  await expect(page.getByLabel('Legal name')).toHaveValue('');
  await goOn();
  await expect(page.getByLabel('Legal name')).toHaveValue('Client of the First LLC');
});

test('owners with more than the whole company are refused at their question', async ({ page }) => {
  const owner = (first: string, ownership_percent: number) => ({
    name: { type: 'person', first, last: 'Okafor' },
    ownership_percent,
  });
  const { id } = await api('POST', '/v1/business', {
    legal_name: freshName('Shared'),
    entity_type: 'llc',
    formation_jurisdiction: 'US-DE',
    owners: [owner('Maria', 60), owner('Ada', 40)],
  });
  await openSignedIn(page, `/test/businesses/${id}/edit`);
  const owners = page.getByRole('group', { name: 'Owners' }).first();
  await owners.getByRole('button', { name: 'Edit Ada Okafor' }).click();
  const share = owners.getByLabel('Share of the company in percent');
  await share.fill('60');
  await page.getByRole('button', { name: 'Save the record' }).click();
  await expect(owners).toContainText('The shares add up to 120 percent, but may be at most 100.');
  await share.fill('39.5');
  await page.getByRole('button', { name: 'Save the record' }).click();
  await page.waitForURL(`**/test/businesses/${id}`);
});
