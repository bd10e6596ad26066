import { expect, type Locator, test } from '@playwright/test';
import { fontsLoaded } from './steps/barriers.ts';
import { daysAgo, typeDate, uploadDocument } from './steps/plan.ts';
import { openQuestion } from './steps/questions.ts';
import { addBusiness, address, api, freshName } from './steps/service.ts';
import { openSignedIn, signIn } from './steps/sign-in.ts';

type Plan = {
  status: string;
  states: { jurisdiction: string; status: string; idempotency_key: string; filing_id: string | null }[];
};

/** Presses and counts, to show that few presses are needed. */
function counting() {
  let presses = 0;
  return {
    press: async (control: Locator) => {
      presses += 1;
      await control.click();
    },
    fill: async (control: Locator, text: string) => {
      presses += 1;
      await control.fill(text);
    },
    count: () => presses,
  };
}

test('a plan of 12 states is answered and submitted once, and a refused state is corrected and submitted again', async ({
  page,
}) => {
  const name = freshName('STALL Twelve States');
  const business = await addBusiness(name);
  const { press, fill, count } = counting();
  await openSignedIn(page, `/test/plans/new?business=${business}`);
  const typed = page.getByLabel('Type or paste states');
  await fill(typed, 'AK, KY NV PA; South Dakota, DE, Ontario');
  await press(page.getByRole('button', { name: 'Add', exact: true }));
  await expect(page.getByText('Delaware cannot be chosen: the home state.')).toBeVisible();
  await expect(page.getByText('“Ontario” is not a state.')).toBeVisible();
  await fill(typed, 'OH FL KS WY TN TX WI');
  await press(page.getByRole('button', { name: 'Add', exact: true }));
  await expect(page.getByRole('checkbox', { name: /^Ohio/ }).first()).toBeChecked();
  await press(page.getByRole('button', { name: 'Build a plan for 12 states' }));
  await page.waitForURL(/\/plans\/[0-9a-f-]{36}$/);
  const plan = new URL(page.url()).pathname;
  const id = plan.split('/').at(-1);

  // What is shared is asked once; one certificate serves all that accept it.
  await expect(page.getByText('5 of 12 states are ready')).toBeVisible();
  await press(page.getByRole('button', { name: 'Used in 7 states' }));
  await expect(page.getByRole('link', { name: 'Texas' }).first()).toBeVisible();
  await expect(page.getByText('This date goes to all 7 states.')).toBeVisible();
  await typeDate(page, 'First day of business in the state', daysAgo(5));
  await press(page.locator('summary', { hasText: 'Upload a certificate' }));
  const certificates = page.getByRole('region', { name: 'Certificates of good standing' });
  await uploadDocument(certificates, { issuedOn: daysAgo(10), filename: 'one-for-all.pdf' });
  await expect(page.getByText('11 of 12 states are ready')).toBeVisible();

  // What South Dakota alone asks is a cell of its own.
  await page.keyboard.press('Escape');
  await press(page.getByRole('checkbox', { name: 'Only states that are not ready' }));
  await press(page.getByRole('link', { name: /^1 answer ?, Missing, South Dakota/ }));
  await page.waitForURL(/\/states\/US-SD/);
  await press(page.getByRole('group', { name: /series/i }).getByLabel('No'));
  await press(page.getByRole('button', { name: 'Check and send' }));
  await page.waitForURL(`**${plan}/send`);
  await expect(page.getByText('All 12 states are ready to send')).toBeVisible();

  // Somebody else takes the name in Ohio before it is sent.
  const rival = await addBusiness(name);
  await api('POST', '/v1/filing/foreign-qualification', {
    business_id: rival,
    jurisdiction: 'US-OH',
    email: 'rival@northwind.example',
    contact: { name: 'Rival', email: 'rival@northwind.example' },
    principal_address: address,
  });
  await press(page.getByRole('button', { name: 'Send 12 filings' }));
  await page.waitForURL(`**${plan}/sending`);
  await expect(page.getByText('1 state was refused')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not all states were sent');
  const before = await read(id);
  expect(before.status).toBe('partly_sent');

  // A person who leaves and comes back sees the same.
  await page.goto('/test/plans');
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('12 states');
  // What was sent stays as the record of it.
  await expect(row.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  await page.goto(`${plan}/sending`);
  await press(page.getByRole('link', { name: 'Open Ohio' }));
  await page.waitForURL(/\/states\/US-OH/);
  await fill(page.getByRole('textbox', { name: /^Alternate name/ }), freshName('STALL Ohio Alternate'));
  await press(page.getByRole('button', { name: 'Check and send' }));
  await page.waitForURL(`**${plan}/send`);
  await press(page.getByRole('button', { name: 'Send 1 filing' }));
  await expect(page.getByText('Every state was sent')).toBeVisible();

  const after = await read(id);
  expect(after.status).toBe('sent');
  expect(new Set(after.states.map(({ filing_id }) => filing_id)).size).toBe(12);
  expect(keysOf(after)).toEqual(keysOf(before));
  const { data } = await api<{ data: unknown[] }>('GET', `/v1/filing?business_id=${business}&limit=100`);
  expect(data).toHaveLength(12);
  test.info().annotations.push({ type: 'presses', description: String(count()) });
});

test('the name that a state would refuse leads to the question that takes another, and says why', async ({
  page,
}) => {
  const business_id = await addBusiness(freshName('NAMETAKEN'));
  const { id } = await api<{ id: string }>('POST', '/v1/plan', {
    business_id,
    jurisdictions: ['US-KY', 'US-OH'],
  });
  await openSignedIn(page, `/test/plans/${id}`);
  await page.getByRole('link', { name: /, Name, Ohio$/ }).click();
  await expect(
    page.getByText(/is not distinguishable from .* Enter an alternate name\./).first(),
  ).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Alternate name/ })).toBeFocused();
});

test('a state is added to a plan and removed, and Undo restores its answers', async ({ page }) => {
  const business = await addBusiness(freshName('Fewer States'));
  const { id } = await api<{ id: string }>('POST', '/v1/plan', {
    business_id: business,
    jurisdictions: ['US-KY', 'US-OH'],
    states: { 'US-OH': { answers: { alternate_name: 'Fewer States of Ohio LLC' } } },
  });
  await openSignedIn(page, `/test/plans/${id}`);
  await page.getByRole('link', { name: 'Add states' }).click();
  await page.getByLabel('Type or paste states').fill('Ohio, Delaware, Puerto Rico, Texas');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Ohio cannot be chosen: already in this plan.')).toBeVisible();
  await expect(page.getByText('Delaware cannot be chosen: the home state.')).toBeVisible();
  await expect(page.getByText('Puerto Rico cannot be chosen: not supported yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Add 1 state to the plan' }).click();
  await expect(page.getByText('of 3 states are ready')).toBeVisible();

  // A colleague answers for Ohio, which the person who removes it has not seen: the page asks for changes every few
  // seconds, and gets no answer for now.
  const ofDraft = (url: URL) => url.pathname.startsWith('/data/test/console/') && url.pathname.includes(id);
  const { promise: asksAgain, resolve: hold } = Promise.withResolvers<void>();
  await page.route(ofDraft, () => hold());
  await asksAgain;
  await api('PATCH', `/v1/plan/${id}`, {
    version: 2,
    states: { 'US-OH': { answers: { alternate_name: 'Fewer Ohio LLC' } } },
  });
  const removeOhio = page.getByRole('button', { name: 'Remove Ohio' });
  await removeOhio.click();
  await expect(page.getByText('changed answers for Ohio while this page was open')).toBeVisible();
  await page.unroute(ofDraft);
  await removeOhio.click();
  await expect(page.getByText('of 2 states are ready')).toBeVisible();
  await expect(removeOhio).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(removeOhio).toBeVisible();
  const { states } = await api<{ states: { jurisdiction: string; answers: object }[] }>(
    'GET',
    `/v1/plan/${id}`,
  );
  expect(states.find(({ jurisdiction }) => jurisdiction === 'US-OH')?.answers).toEqual({
    alternate_name: 'Fewer Ohio LLC',
  });
});

test('the check of several states, kept open while all but one are removed, becomes that of one', async ({
  page,
}) => {
  const business_id = await addBusiness(freshName('Last State'));
  const jurisdictions = ['US-KY', 'US-OH'];
  const { id } = await api<{ id: string }>('POST', '/v1/plan', { business_id, jurisdictions });
  await openSignedIn(page, `/test/plans/${id}/send`);
  await expect(page.getByRole('heading', { level: 1, name: 'Check and send', exact: true })).toBeVisible();
  await api('PATCH', `/v1/plan/${id}`, { version: 1, remove: ['US-KY'] });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Check and send to Ohio' })).toBeVisible();
});

const read = (id: string | undefined) => api<Plan>('GET', `/v1/plan/${id}`);

const keysOf = ({ states }: Plan) => states.map(({ idempotency_key }) => idempotency_key);

test('a price that only the office can quote is named as that, and the total without it is not called whole', async ({
  page,
}) => {
  const business = await addBusiness(freshName('Office Quotes'));
  await openSignedIn(page, `/test/plans/new?business=${business}`);
  await page.getByLabel('Type or paste states').fill('MA, KY');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Build a plan for 2 states' }).click();
  await page.waitForURL(/\/plans\/[0-9a-f-]{36}$/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('link', { name: /^1 needed, order by/ })).toBeVisible();
  // Every column of a line is in sight.
  await fontsLoaded(page);
  const frame = page.getByRole('table', { name: 'States' }).locator('..');
  expect(await frame.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  const certificates = page.getByRole('region', { name: 'Certificates of good standing' });
  await page.locator('summary', { hasText: 'Upload a certificate' }).click();
  await uploadDocument(certificates, { issuedOn: daysAgo(10), filename: 'for-massachusetts.pdf' });
  await expect(page.getByText('2 of 2 states are ready')).toBeVisible();
  await expect(
    page.getByRole('link', {
      name: /^500\.00 plus a fee that the office must quote ?, Fee, USD, Massachusetts$/,
    }),
  ).toBeVisible();
  await expect(page.getByText('The whole fee is not known yet for Massachusetts.')).toBeVisible();
  // What is known of Massachusetts and of Kentucky, here as on the next page.
  const soFar = page.getByRole('row', { name: /^Total so far/ });
  await expect(soFar).toContainText('590.00');

  await page.getByRole('link', { name: 'Check and send' }).click();
  await page.waitForURL(/\/plans\/[0-9a-f-]{36}\/send$/);
  const massachusetts = page.getByRole('row', { name: /^Massachusetts/ });
  await expect(massachusetts).toContainText('plus a fee that the office must quote');
  await expect(soFar).toContainText('590.00');
  await page.getByRole('link', { name: 'Plans', exact: true }).first().click();
  const plans = page.getByRole('table', { name: 'Plans' });
  await expect(plans.getByRole('row', { name: /Office Quotes/ })).toContainText('2 of 2 states');
});

test('what each state will get is read before it is sent', async ({ page }) => {
  const business_id = await addBusiness(freshName('Read First'));
  const plan = await api<{ id: string }>('POST', '/v1/plan', {
    business_id,
    jurisdictions: ['US-KY', 'US-OH'],
    answers: { contact: { name: 'Ana Ruiz', email: 'ana@example.com' } },
    states: { 'US-OH': { answers: { alternate_name: 'Read First of Ohio LLC' } } },
  });
  await openSignedIn(page, `/test/plans/${plan.id}/send`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'From the business record' })).toBeVisible();
  const sent = main.locator('details').filter({ hasText: 'What we send to Ohio' });
  await sent.locator('summary').click();
  await expect(sent.getByText('Read First of Ohio LLC')).toBeVisible();
  await expect(sent.getByText('We enter our name and our registered office in Ohio.')).toBeVisible();
  await expect(sent).not.toContainText('Kentucky');
});

test('the fees before sending are those of the way of payment that was chosen', async ({ page }) => {
  const business_id = await addBusiness(freshName('By Ach'));
  const plan = await api<{ id: string }>('POST', '/v1/plan', {
    business_id,
    jurisdictions: ['US-KY', 'US-NV'],
    answers: { contact: { name: 'Ana Ruiz', email: 'ana@example.com' } },
  });
  await openSignedIn(page, `/test/plans/${plan.id}`);
  await page.getByRole('radio', { name: 'By ACH: 515.00 USD' }).check();
  await expect(page.getByRole('row', { name: /^Total/ })).toContainText('515.00');
  await page.getByRole('link', { name: 'Check and send' }).click();
  await expect(page.getByRole('columnheader', { name: 'Fee estimate by ACH, USD' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Nevada/ })).toContainText('425.00');
  await expect(page.getByRole('row', { name: /^Total/ })).toContainText('515.00');
});

test('the progress counts only the states that are sent', async ({ page }) => {
  const plan = await api<{ id: string }>('POST', '/v1/plan', {
    business_id: await addBusiness(freshName('One Of Two')),
    jurisdictions: ['US-KY', 'US-TX'],
    answers: { contact: { name: 'Ana Ruiz', email: 'ana@example.com' } },
  });
  await openSignedIn(page, `/test/plans/${plan.id}/send`);
  await page.getByRole('button', { name: 'Send 1 filing' }).click();
  await page.waitForURL(/\/sending$/);
  await expect(page.getByText('1 state was sent, 1 not yet')).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '1 of 1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sent');
  await expect(page.getByRole('link', { name: /^Check and send ?: Texas$/ })).toBeVisible();
  await page.goto(`/test/plans/${plan.id}/send`);
  await expect(page.getByText('1 state is on the way')).toBeVisible();
  await expect(page.getByRole('link', { name: 'See the progress' })).toHaveAttribute('href', /\/sending$/);
});

test('what is missing is pressed on the page before sending, and its field has the focus', async ({
  page,
}) => {
  // Nevada and Texas ask for the address of each governing person.
  const maria = { name: { type: 'person', first: 'Maria', last: 'Okafor' }, role: 'member' };
  const business_id = await addBusiness(freshName('To Field'), undefined, { owners: [maria] });
  const jurisdictions = ['US-NV', 'US-TX', 'US-WA'];
  const plan = await api<{ id: string }>('POST', '/v1/plan', { business_id, jurisdictions });
  await openSignedIn(page, `/test/plans/${plan.id}`);
  await page.getByRole('button', { name: 'Edit Maria Okafor' }).click();
  await expect(page.getByRole('radio', { name: /^Same as the principal office/ })).toBeVisible();
  await page.getByRole('link', { name: 'Check and send' }).click();
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Maria Okafor' })).toHaveText(
    'Governing persons: the address of Maria Okafor is missing. (in Nevada and Texas)',
  );
  await page.getByRole('main').getByRole('link', { name: 'Contact for this filing' }).first().press('Enter');
  await page.waitForURL(/#field-contact$/);
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
});

test('a review names all wrong answers in one list', async ({ page }) => {
  const business_id = await addBusiness(freshName('One List'));
  // Nobody has opened its form, which would fill in the contact: the service reports that one apart from the others.
  const plan = await api<{ id: string }>('POST', '/v1/plan', { business_id, jurisdictions: ['US-WA'] });
  await openSignedIn(page, `/test/plans/${plan.id}/review`);
  // A page that is still on its way has a part twice: in its place, and hidden after it.
  const main = page.getByRole('main');
  await expect(main.getByText(/answers? (is|are|needs?)/)).toHaveText('3 answers are missing');
  await expect(main.getByText('Contact for this filing is missing.')).toBeVisible();
  await expect(main.getByText(/Certificate of good standing is missing\./)).toBeVisible();
});

test('what one state alone lacks is corrected there, also after the session ended while it was typed', async ({
  page,
  context,
}) => {
  const business_id = await addBusiness(freshName('Texas Alone'));
  const contact = { name: 'Ana Ruiz', email: 'ana@example.com' };
  const plan = await api<{ id: string }>('POST', '/v1/plan', {
    business_id,
    jurisdictions: ['US-KY', 'US-TX'],
    answers: { contact },
  });
  await openSignedIn(page, `/test/plans/${plan.id}/send`);
  // A page that is still on its way holds a part twice: once where it belongs.
  const main = page.getByRole('main');
  await expect(main.getByText('1 of 2 states are ready to send')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'In several states' })).toHaveCount(0);
  await page.getByRole('link', { name: 'First day of business in the state' }).click();
  await page.waitForURL(/\/states\/US-TX\b/);
  await context.clearCookies();
  await typeDate(page, 'First day of business in the state', daysAgo(5));
  await page.getByRole('link', { name: 'Sign in again' }).first().click();
  // The check is of the plan as it was saved, without what was typed since.
  const checked = page.waitForResponse(/\/preflight$/);
  await signIn(page);
  await page.waitForURL(/\/states\/US-TX\?check=1$/);
  expect((await (await checked).json()).ok).toBe(false);
  await expect(main.getByText('No answer is missing')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'There is a problem' })).toHaveCount(0);
  type States = { states: { jurisdiction: string; ready: boolean }[] };
  const notReady = async () => {
    const { states } = await api<States>('GET', `/v1/plan/${plan.id}`);
    return states.filter(({ ready }) => !ready).map(({ jurisdiction }) => jurisdiction);
  };
  await expect.poll(notReady).toEqual([]);
});

test('what was typed for a state that a colleague removed meanwhile does not keep the rest from being saved', async ({
  page,
  context,
}) => {
  const business_id = await addBusiness(freshName('Texas Removed'));
  const plan = await api<{ id: string; version: number }>('POST', '/v1/plan', {
    business_id,
    jurisdictions: ['US-KY', 'US-TX'],
  });
  await openSignedIn(page, `/test/plans/${plan.id}/states/US-TX`);
  await context.clearCookies();
  await typeDate(page, 'First day of business in the state', daysAgo(5));
  await expect(page.getByText('You were signed out').first()).toBeVisible();
  await api('PATCH', `/v1/plan/${plan.id}`, { version: plan.version, remove: ['US-TX'] });
  // The page that was left would try again once its person has signed in, and say it there.
  await page.goto('about:blank');
  await openSignedIn(page, `/test/plans/${plan.id}`);
  await expect(page.getByText('What you changed for Texas came too late')).toBeVisible();
  await openQuestion(page, 'Website');
  await page.getByLabel('Website (optional)').fill('https://kentucky.example');
  const website = async () =>
    (await api<{ answers: { website?: string } }>('GET', `/v1/plan/${plan.id}`)).answers.website;
  await expect.poll(website).toBe('https://kentucky.example');
});

for (const states of [['US-TX'], ['US-KY', 'US-TX']]) {
  test(`nothing is sent at another fee than the page shows, as after midnight: ${states.join(' and ')}`, async ({
    page,
  }) => {
    const business_id = await addBusiness(freshName('STALL Later Fee'));
    const contact = { name: 'Ana Ruiz', email: 'ana@example.com' };
    const plan = await api<{ id: string }>('POST', '/v1/plan', {
      business_id,
      jurisdictions: states,
      answers: { contact, business_start_date: daysAgo(80) },
    });
    await openSignedIn(page, `/test/plans/${plan.id}/${states.length > 1 ? 'send' : 'review'}`);
    const send = page.getByRole('button', { name: /^Send (to |\d)/ });
    await expect(send).toBeEnabled();
    // Texas counts nothing in the first 90 days.
    await api('POST', '/v1/sandbox/clock', { advance_seconds: 30 * 86_400 });
    await send.click();
    await expect(page.getByText(/^The estimated fee was \$.* and is now \$/)).toBeVisible();
    const filings = async () =>
      (await api<{ data: unknown[] }>('GET', `/v1/filing?business_id=${business_id}`)).data.length;
    expect(await filings()).toBe(0);
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(page.getByText(/^The estimated fee was /)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    // The refusal goes once the page shows it, and then it is sent.
    await send.click();
    await page.waitForURL(/\/(filings|sending)\b/);
  });
}
