import { expect, type Page, test } from '@playwright/test';
import { addBusiness, address, api, freshName, submitInOhio } from './steps/service.ts';
import { becomeColleague, becomeOneWith } from './steps/sign-in.ts';

const readOnly = 'You can view this page but not change it';

async function addPlan(jurisdictions: string[]): Promise<{ path: string; name: string }> {
  const name = freshName('Read Only');
  const business_id = await addBusiness(name);
  const answers = { contact: { name: 'Dana Whitfield', email: 'dana@harborpine.example' } };
  const { id } = await api<{ id: string }>('POST', '/v1/plan', { business_id, jurisdictions, answers });
  return { path: `/test/plans/${id}`, name };
}

/** Nothing on the page enters, sends or deletes anything. */
async function expectNothingToChange(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('textbox')).toHaveCount(0);
  await expect(
    main.getByRole('button', { name: /^(Add|Delete|Open the|Send|Check|Use|Change)/ }),
  ).toHaveCount(0);
  await expect(main.getByRole('link', { name: /^(Change|Check|New|Complete|Correct|Form an)/ })).toHaveCount(
    0,
  );
}

test('who may only read is offered no plan to start, change, send or delete, and reads what others have answered', async ({
  page,
  context,
}) => {
  const one = await addPlan(['US-OH']);
  const many = await addPlan(['US-OH', 'US-KY']);
  await becomeColleague(context, 'Noor Haddad');

  for (const list of ['/test/filings', '/test/plans']) {
    await page.goto(list);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /^(New|Qualify)/ })).toHaveCount(0);
  }
  await expect(page.getByRole('link', { name: one.name })).toBeVisible();
  await expectNothingToChange(page);

  for (const start of [
    '/test/plans/new',
    `/test/plans/new?plan=${many.path.split('/').at(-1)}`,
    '/test/formations/new',
  ]) {
    await page.goto(start);
    await expect(page.getByText(readOnly)).toBeVisible();
    await expectNothingToChange(page);
  }

  for (const opened of ['', '/review', '/send', '/states/US-OH']) {
    await page.goto(`${one.path}${opened}`);
    await expect(page.getByText(readOnly)).toBeVisible();
    const answers = page.getByRole('table', { name: 'Your answers and what goes to the state' });
    await expect(answers).toContainText(address.street_line_1);
    await expect(answers).toContainText('Dana Whitfield');
    await expect(page.getByRole('table', { name: /^Fee/ })).toContainText('99.00');
    await expectNothingToChange(page);
  }

  await page.goto(`${many.path}/send`);
  await expect(page).toHaveURL(many.path);
  await expect(page.getByText(readOnly)).toBeVisible();
  await expectNothingToChange(page);
  await page
    .getByRole('table', { name: 'States of the plan' })
    .getByRole('link', { name: /^Ready/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ohio' })).toBeVisible();
  await expect(page.getByText(readOnly)).toBeVisible();
  await expectNothingToChange(page);

  await page.goto(`${many.path}/sending`);
  await expect(page.getByRole('table', { name: /states/i })).toBeVisible();
  await expectNothingToChange(page);
});

test('who may only read is not asked to add the first business', async ({ page, context }) => {
  await becomeColleague(context, 'Noor Haddad');
  await page.goto('/test');
  await expect(page.getByText('Nothing here yet')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add a business' })).toHaveCount(0);
});

test('a developer tries the sandbox of a filing, and is offered nothing else to change it', async ({
  page,
  context,
}) => {
  const { id } = await submitInOhio(await addBusiness(freshName('Simulated')));
  await becomeOneWith(context, ['developer']);
  await page.goto(`/test/filings/${id}`);
  await page.getByRole('button', { name: 'Open a case' }).click();
  await page.getByRole('menuitem', { name: 'Missing information' }).click();
  await expect(page.getByRole('heading', { name: 'Open cases' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel filing' })).toHaveCount(0);
});
