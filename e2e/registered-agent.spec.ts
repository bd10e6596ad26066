import { expect, type Page, test } from '@playwright/test';
import { longDate } from '#lib/rules/calendar/short-date';
import { addBusiness, address, api, freshName, submitInOhio } from './steps/service.ts';
import { openSignedIn } from './steps/sign-in.ts';

/** A company that is registered in Ohio with the service as its agent. */
async function registered(): Promise<{ id: string; record: string; legalName: string }> {
  const legalName = freshName('STALL Agent');
  const id = await addBusiness(legalName);
  const filing = await submitInOhio(id);
  for (let step = 0; step < 4; step += 1) await api('POST', `/v1/sandbox/filing/${filing.id}/advance`, {});
  return { id, record: filing.business_id, legalName };
}

/** Holds back further scripts until the returned function is called. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/_next/static/**/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return async () => {
    resolve();
    await page.unrouteAll({ behavior: 'wait' });
  };
}

async function askToEnd(page: Page, id: string, legalName: string): Promise<void> {
  await openSignedIn(page, `/test/businesses/${id}`);
  const agents = page.getByRole('table', { name: 'Registered agents' });
  await expect(agents.getByText('Active')).toBeVisible();
  await agents.getByRole('button', { name: 'End service' }).click();
  const dialog = page.getByRole('alertdialog', {
    name: `End registered agent service for ${legalName} in Ohio?`,
  });
  await dialog.getByRole('button', { name: 'Request the end' }).click();
  await expect(dialog.getByText('Enter the reason to end the service.').first()).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('We appoint our own agent.');
  await dialog.getByRole('button', { name: 'Request the end' }).click();
  await agents.getByRole('link', { name: 'Name the new agent' }).click();
  await page.waitForURL(/\/cases\/[0-9a-f-]{36}/);
}

test('the service as agent is asked to end, and goes on with a reason', async ({ page }) => {
  const { id, record, legalName } = await registered();
  await askToEnd(page, id, legalName);
  await expect(page.getByRole('link', { name: legalName })).toBeVisible();
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByRole('listitem')).toHaveText([/^Case opened/]);
  // The filing is completed: nothing but the service waits.
  await expect(page.getByText('We are waiting for your answer')).toBeVisible();
  await page.getByRole('group', { name: 'Keep our service' }).getByLabel('Yes').check();
  await page.getByRole('textbox', { name: 'Reason to keep our service' }).fill('The new agent withdrew.');
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByRole('heading', { name: 'Your answer, as sent' })).toBeVisible();
  await expect(history.getByRole('listitem')).not.toHaveCount(1);
  const agent = () =>
    api<{ status: string; reason: string }>('GET', `/v1/business/${record}/registered-agent`);
  await expect.poll(async () => (await agent()).status).toBe('active');
  await page.goto(`/test/businesses/${id}`);
  await expect(page.getByText('The new agent withdrew.')).toBeVisible();
});

test('an end that a colleague has requested meanwhile is said as that, and the page shows it', async ({
  page,
}) => {
  const { id, record } = await registered();
  await openSignedIn(page, `/test/businesses/${id}`);
  const agents = page.getByRole('table', { name: 'Registered agents' });
  await agents.getByRole('button', { name: 'End service' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('We appoint our own agent.');
  const ended = { status: 'terminated', reason: 'The client moves.' };
  await api('PATCH', `/v1/business/${record}/registered-agent`, ended);
  await dialog.getByRole('button', { name: 'Request the end' }).click();
  await expect(page.getByText('The end of the service in Ohio was requested already.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(agents.getByRole('row', { name: /Ohio/ })).toContainText('The client moves.');
});

test('an end without a successor is sent back to its fields, also while scripts are on their way', async ({
  page,
}) => {
  const { id, legalName } = await registered();
  await askToEnd(page, id, legalName);
  const keep = page.getByRole('group', { name: 'Keep our service' });
  await expect(keep).toBeVisible();
  const release = await holdScripts(page);
  await keep.getByLabel('No').check();
  await page.getByRole('button', { name: 'Send answer' }).click();
  await release();
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary.getByRole('link', { name: /^New registered agent: enter/ })).toHaveCount(4);
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: 'Enter the handover date.' }).click();
  const handover = page.getByRole('textbox', { name: 'Handover date' });
  await expect(handover).toHaveAttribute('aria-invalid', 'true');
  await expect(handover).toBeFocused();
});

test('while the end is settled, the page of the business says whose turn it is, then who takes over', async ({
  page,
}) => {
  const { id, record } = await registered();
  await api('PATCH', `/v1/business/${record}/registered-agent`, { status: 'terminated', reason: 'We move.' });
  const { data } = await api<{ data: { id: string }[] }>('GET', `/v1/case?parent_id=${record}`);
  await openSignedIn(page, `/test/businesses/${id}`);
  const agents = page.getByRole('table', { name: 'Registered agents' });
  await expect(agents.getByRole('link', { name: 'Name the new agent' })).toBeVisible();

  const ahead = new Date(Date.now() + 30 * 24 * 60 * 60_000).toISOString().slice(0, 10);
  const office = { ...address, region: 'OH', city: 'Columbus', postal_code: '43215', county: 'Franklin' };
  const name = { type: 'entity', entity_name: 'Buckeye Agents Inc.' };
  const registered_agent = { type: 'organization', name, address: office };
  const fields = { keep_service: false, registered_agent, termination_date: ahead };
  await api('POST', `/v1/case/${data[0]?.id}/response`, { fields });
  await page.reload();
  // The sandbox may have reviewed it by now.
  await expect(
    agents.getByText(/We are reviewing your answer|Buckeye Agents Inc\. takes over/),
  ).toBeVisible();
  await expect(agents.getByRole('link', { name: 'Name the new agent' })).toHaveCount(0);

  const agent = () =>
    api<{ handover: object | null; status: string }>('GET', `/v1/business/${record}/registered-agent`);
  await expect.poll(async () => (await agent()).handover).toMatchObject({ on: ahead });
  await page.reload();
  const day = longDate(ahead);
  await expect(agents.getByText(`Buckeye Agents Inc. takes over on ${day}`)).toBeVisible();

  await api('POST', '/v1/sandbox/clock', { now: `${ahead}T12:00:00Z` });
  await expect.poll(async () => (await agent()).status).toBe('terminated');
  await page.reload();
  await expect(agents.getByText(`Ended ${day}. Buckeye Agents Inc. took over`)).toBeVisible();
});
