import { expect, test } from '@playwright/test';
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
      ].join('\r\n'),
    ),
  };
  await openSignedIn(page, '/test/businesses');
  await page.getByRole('link', { name: 'Import a file' }).first().click();
  const result = page.getByRole('region', { name: 'Result' });
  for (const outcome of [
    '2 rows can be added, 1 row is on record already, and 3 rows need a correction.',
    'No rows can be added, 3 rows are on record already, and 3 rows need a correction.',
  ]) {
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(page.getByText('companies.csv has 6 rows.')).toBeVisible();
    await page
      .getByLabel('Used for: Region we sell in')
      .selectOption({ label: 'Keep as a reference of your own' });
    await page.getByRole('button', { name: 'Check the rows' }).click();
    await expect(result.getByRole('status')).toHaveText(outcome);
    await expect(result.getByRole('row', { name: /^4 / })).toContainText('There is no month 31');
    await expect(result.getByRole('row', { name: /^5 / })).toContainText('Business email: Enter an email');
    await expect(result.getByRole('row', { name: /^6 / })).toContainText(
      'Home state: “Atlantis” is not a state.',
    );
    await expect(result.getByRole('row', { name: /^7 / })).toContainText('The same business as row 2.');
    await page.setViewportSize({ width: 390, height: 844 });
    const caption = await result.getByRole('caption').boundingBox();
    expect(caption?.height, 'the caption of a phone is one line').toBeLessThan(40);
    await page.setViewportSize({ width: 1280, height: 720 });
    const add = result.getByRole('button', { name: 'Add 2 businesses' });
    if (!outcome.startsWith('2')) {
      await expect(add).toBeHidden();
      continue;
    }
    await add.click();
    await expect(result.getByRole('status')).toContainText('2 rows were added');
  }
  await page.goto(`/test/businesses?q=${encodeURIComponent(second)}`);
  await page.getByRole('link', { name: second, exact: true }).click();
  await expect(page.getByText('77002').first()).toBeVisible();
  await expect(page.getByText('East', { exact: true })).toBeVisible();
});
