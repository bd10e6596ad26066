import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { holdAnswer } from './steps/hold-answer.ts';
import { freshName } from './steps/service.ts';
import { openSignedIn } from './steps/sign-in.ts';

test('a file with bad rows is imported twice: the good rows go in once, and each bad one says why', async ({
  page,
}) => {
  const [first, second] = [freshName('Import One'), freshName('Import Two')];
  const file = {
    name: 'companies.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      [
        '\uFEFFCompany;Home state;Formed;File number;E-mail address;Region we sell in',
        `${first};Delaware;1/5/2024;77001;;West`,
        `${second};OH;01/06/2024;77002;;East`,
        `${freshName('Bad Date')};OH;31/12/2024;77003;;`,
        `${freshName('Bad Mail')};OH;1/7/2024;77004;nobody;`,
        `${freshName('Nowhere')};Atlantis;;;;`,
        `${first.toUpperCase()};DE;1/5/2024;77001;;`,
        `${freshName('Two Faults')};Atlantis;1/7/2199;77005;nobody;`,
      ].join('\r\n'),
    ),
  };
  await openSignedIn(page, '/test/businesses');
  await page.getByRole('link', { name: 'Import a file' }).first().click();
  const result = page.getByRole('region', { name: 'Result' });
  for (const outcome of [
    '2 rows can be added, 1 row repeats an earlier one, and 4 rows need a correction.',
    'No rows can be added, 2 rows are on record already, 1 row repeats an earlier one, and 4 rows need a correction.',
  ]) {
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(page.getByText('companies.csv has 7 rows.')).toBeVisible();
    await page
      .getByLabel('Used for: Region we sell in')
      .selectOption({ label: 'Keep as a reference of your own' });
    await page.getByRole('button', { name: 'Check the rows' }).click();
    await expect(result.getByRole('status')).toHaveText(outcome);
    // The button that was pressed is gone, and what it found is below the columns.
    await expect(result.getByRole('heading', { name: 'Result' })).toBeFocused();
    await expect(result.getByRole('status')).toBeInViewport();
    await expect(result.getByRole('row', { name: /^4 / })).toContainText('There is no month 31');
    await expect(result.getByRole('row', { name: /^5 / })).toContainText('Business email: Enter an email');
    await expect(result.getByRole('row', { name: /^6 / })).toContainText(
      'Home state: “Atlantis” is not a state.',
    );
    await expect(result.getByRole('row', { name: /^7 / })).toContainText('The same business as row 2.');
    const twoFaults = result.getByRole('row', { name: /^8 / });
    for (const fault of ['Home state: “Atlantis”', 'Formation date: ', 'Business email: Enter an email'])
      await expect(twoFaults).toContainText(fault);
    await page.setViewportSize({ width: 390, height: 844 });
    const caption = await result.getByRole('caption').boundingBox();
    expect(caption?.height, 'the caption of a phone is one line').toBeLessThan(40);
    await page.setViewportSize({ width: 1280, height: 720 });
    const add = result.getByRole('button', { name: 'Add 2 businesses' });
    if (!outcome.startsWith('2')) {
      await expect(add).toBeHidden();
      continue;
    }
    // Another file would hide what is being added.
    const release = await holdAnswer(page, '/businesses/import');
    const chooseAnother = page.getByRole('button', { name: 'Choose another file' });
    await add.click();
    await expect(chooseAnother).toBeDisabled();
    await release();
    await expect(result.getByRole('status')).toContainText('2 rows were added');
    await expect(chooseAnother).toBeEnabled();
  }
  await page.goto(`/test/businesses?q=${encodeURIComponent(second)}`);
  await page.getByRole('link', { name: second, exact: true }).click();
  await expect(page.getByText('77002').first()).toBeVisible();
  await expect(page.getByText('East', { exact: true })).toBeVisible();
});

/** Begins to add 250 rows. The second hundred is added, but its answer is lost however often it is asked for. */
async function stopHalfway(page: Page, name: string): Promise<Locator> {
  const rows = Array.from({ length: 250 }, (_, place) => `${name} ${place};DE;${place}`);
  await openSignedIn(page, '/test/businesses/import');
  await page.locator('input[type=file]').setInputFiles({
    name: 'many.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Company;Home state;File number', ...rows].join('\r\n')),
  });
  await page.getByRole('button', { name: 'Check the rows' }).click();
  const status = page.getByRole('region', { name: 'Result' }).getByRole('status');
  await expect(status).toHaveText('250 rows can be added.');
  let sent = 0;
  await page.route('**/businesses/import', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    sent += 1;
    if (sent === 1) return route.fallback();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Add 250 businesses' }).click();
  await expect(page.getByText('The import stopped.')).toBeVisible({ timeout: 90_000 });
  await expect(page.getByText('reload the page')).toHaveCount(0);
  await expect(status).toHaveText('100 rows were added. 150 rows can be added.');
  await page.unroute('**/businesses/import');
  return status;
}

test('an import whose connection is lost goes on where it stopped, and counts what it added as added', async ({
  page,
}) => {
  const status = await stopHalfway(page, freshName('Interrupted'));
  await page.getByRole('button', { name: 'Add 150 businesses' }).click();
  await expect(status).toHaveText('250 rows were added.');
  // Also those whose answer was lost can be taken back.
  await undo(page);
  await expect(status).toHaveText('250 businesses were removed.');
  await expect(page.getByRole('heading', { name: 'Result' })).toBeFocused();
});

test('an import that stopped can be undone as it is, with what was added without an answer', async ({
  page,
}) => {
  const status = await stopHalfway(page, freshName('Half Done'));
  await undo(page);
  await expect(status).toHaveText('200 businesses were removed.');
});

async function undo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Undo the import' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo the import' }).click();
}

test('the template takes several owners in a row, each in the columns of its number', async ({ page }) => {
  await openSignedIn(page, '/test/businesses/import');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download a template' }).click();
  const [header = ''] = (await readFile(await (await download).path(), 'utf8')).split('\r\n');
  const columns = [...header.replaceAll('"', '').replace('\uFEFF', '').split(','), 'Owner 3: company name'];
  const legalName = freshName('Owned');
  const cells = {
    'Legal name': legalName,
    'Home state': 'DE',
    'Entity type': 'LLC',
    'Owner 1: first name': 'Maria',
    'Owner 1: last name': 'Okafor',
    'Owner 3: company name': 'Okafor Holdings',
  };
  const row = columns.map((name) => Reflect.get(cells, name) ?? '');
  await page.locator('input[type=file]').setInputFiles({
    name: 'owned.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`${columns.join(';')}\r\n${row.join(';')}`),
  });
  const third = page.getByLabel('Used for: Owner 3: company name');
  await expect(third.getByRole('option', { selected: true })).toHaveText('Owner 3: company name');
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await page.getByRole('button', { name: 'Add 1 business' }).click();
  await expect(page.getByText('1 row was added')).toBeVisible();
  await page.goto(`/test/businesses?q=${encodeURIComponent(legalName)}`);
  await page.getByRole('link', { name: legalName, exact: true }).click();
  const owners = page.getByRole('region', { name: 'Owners' });
  await expect(owners).toContainText('Maria Okafor');
  await expect(owners).toContainText('Okafor Holdings');
});
