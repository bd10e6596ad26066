import { expect, type Page, test } from '@playwright/test';
import { ownAccess } from './steps/access.ts';
import { expectNoBarrier } from './steps/barriers.ts';
import { loseAnswer } from './steps/lose-answer.ts';
import { freshName } from './steps/service.ts';
import { becomeColleague, openSignedIn } from './steps/sign-in.ts';

const keysOf = (mode: 'test' | 'live') => `/${mode}/developers/keys`;
const rowOf = (on: Page, name: string) =>
  on.getByRole('table', { name: 'API keys', exact: true }).getByRole('row').filter({ hasText: name });
const endedOf = (on: Page, name: string) =>
  on.getByRole('table', { name: 'Keys that no longer work' }).getByRole('row').filter({ hasText: name });

async function send(key: string, method: 'GET' | 'POST' = 'GET') {
  const answer = await fetch(`${ownAccess().url}/v1/business`, {
    method,
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    ...(method === 'POST' ? { body: '{}' } : {}),
  });
  return { status: answer.status, body: await answer.json() };
}

const statuses = (keys: string[]) => Promise.all(keys.map(async (key) => (await send(key)).status));

async function fillNewKey(on: Page, name: string, scope = 'Read and write'): Promise<void> {
  await on.getByRole('button', { name: 'Create key' }).click();
  const form = on.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Name' }).fill(name);
  await form.getByRole('radio', { name: scope }).check();
  await form.getByRole('button', { name: 'Create key' }).click();
}

/** The key that is shown only once. */
async function readAndStore(on: Page): Promise<string> {
  const shown = on.getByRole('alertdialog');
  const key = (await shown.locator('code').textContent()) ?? '';
  await shown.getByRole('button', { name: 'I stored it' }).click();
  await expect(shown).toBeHidden();
  return key;
}

async function createKey(on: Page, name: string, scope?: string): Promise<string> {
  await fillNewKey(on, name, scope);
  return readAndStore(on);
}

test('a new key works at once, is rolled with an overlap, and is refused on the request after it is revoked', async ({
  page: screen,
}) => {
  const name = freshName('Billing server');
  await openSignedIn(screen, keysOf('test'));
  const old = await createKey(screen, name);
  expect(old).toMatch(/^sk_test_[0-9A-Za-z]{49}$/);
  expect((await send(old)).status).toBe(200);
  await expect(rowOf(screen, name)).toContainText(`sk_test_…${old.slice(-4)}`);
  await expect(screen.getByRole('button', { name: 'Create key' })).toBeFocused();

  await rowOf(screen, name).getByRole('button', { name: 'Roll' }).click();
  const form = screen.getByRole('dialog');
  await expect(form.getByRole('radio', { name: /24 hours/ })).toBeChecked();
  await form.getByRole('button', { name: 'Roll key' }).click();
  const next = await readAndStore(screen);
  expect(await statuses([old, next])).toEqual([200, 200]);

  const replaced = rowOf(screen, name).filter({ hasText: old.slice(-4) });
  await expect(replaced).toContainText('Replaced, still works');
  await replaced.getByRole('button', { name: 'Revoke' }).click();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Revoke key' }).click();
  await expect(endedOf(screen, name)).toContainText('Revoked');
  expect(await statuses([old, next])).toEqual([401, 200]);
  await expect(screen.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a key whose answer is lost is there once when it is created again, and can be rolled', async ({
  page: screen,
}) => {
  const name = freshName('Lost');
  await openSignedIn(screen, keysOf('test'));
  const lost = await loseAnswer(screen, keysOf('test'));
  await fillNewKey(screen, name);
  const form = screen.getByRole('dialog');
  await expect(form.getByRole('alert')).toContainText('No answer came');
  await form.getByRole('button', { name: 'Create key' }).click();
  await expect(form.getByRole('alert')).toContainText('was created already');
  expect(lost()).toBe(1);
  await screen.keyboard.press('Escape');
  await expect(rowOf(screen, name)).toHaveCount(1);
  await expect(rowOf(screen, name).getByRole('button', { name: 'Roll' })).toBeVisible();
});

test('a read-only key cannot write', async ({ page: screen }) => {
  await openSignedIn(screen, keysOf('test'));
  const name = freshName('Report');
  const key = await createKey(screen, name, 'Read only');
  await expect(rowOf(screen, name)).toContainText('Read only');
  expect((await send(key)).status).toBe(200);
  expect(await send(key, 'POST')).toMatchObject({ status: 403, body: { required_scope: 'business:write' } });
});

test('a key with selected scopes can do only that, from its allowed addresses', async ({ page: screen }) => {
  await openSignedIn(screen, keysOf('test'));
  const name = freshName('Case robot');
  await screen.getByRole('button', { name: 'Create key' }).click();
  const form = screen.getByRole('dialog');
  await form.getByRole('radio', { name: /^Read and write/ }).focus();
  await screen.keyboard.press('ArrowDown');
  await screen.keyboard.press('ArrowDown');
  await form.getByRole('combobox', { name: 'How long it works' }).selectOption('Until the end of a day');
  await form.getByRole('button', { name: 'Create key' }).click();
  await expect(form.getByRole('alert').getByRole('link')).toHaveText([
    /Enter a name\./,
    /Choose at least one/,
    /Enter the last day/,
  ]);
  await form.getByRole('textbox', { name: 'Name' }).fill(name);
  await form.getByRole('combobox', { name: 'How long it works' }).selectOption('Until it is revoked');
  await form.getByRole('radio', { name: 'Businesses: Nothing' }).focus();
  await screen.keyboard.press('ArrowRight');
  await expect(form.getByRole('radio', { name: 'Businesses: Read' })).toBeChecked();
  await form.getByRole('radio', { name: 'Cases: Write' }).check();
  await form.getByRole('textbox', { name: 'Allowed addresses' }).fill('127.0.0.1, ::1 localhost');
  await expectNoBarrier(screen, 'the form of a key with chosen access');
  await form.getByRole('button', { name: 'Create key' }).click();
  await expect(form.getByRole('alert')).toContainText('localhost is not an IP address');
  await form.getByRole('textbox', { name: 'Allowed addresses' }).fill('127.0.0.1\n::1\n');
  await form.getByRole('button', { name: 'Create key' }).click();
  const key = await readAndStore(screen);
  await expect(rowOf(screen, name)).toContainText('Read and write: Cases');
  await expect(rowOf(screen, name)).toContainText('Read: Businesses');
  await expect(rowOf(screen, name)).toContainText('From 127.0.0.1, ::1');
  expect((await send(key)).status).toBe(200);
  expect(await send(key, 'POST')).toMatchObject({ status: 403, body: { required_scope: 'business:write' } });

  await rowOf(screen, name).getByRole('button', { name: 'Edit' }).click();
  await form.getByRole('textbox', { name: 'Allowed addresses' }).fill('203.0.113.9');
  await form.getByRole('button', { name: 'Save key' }).click();
  await expect(rowOf(screen, name)).toContainText('From 203.0.113.9');
  expect(await send(key)).toMatchObject({ status: 403, body: { required_scope: 'allowed_address' } });
});

test('a live key can only be revoked after typing its name', async ({ page: screen }) => {
  await openSignedIn(screen, keysOf('live'));
  const name = freshName('Filing server');
  const key = await createKey(screen, name.replace(' ', '   '));
  expect(key).toMatch(/^sk_live_/);
  await rowOf(screen, name).getByRole('button', { name: 'Revoke' }).click();
  const dialog = screen.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Revoke key' }).click();
  await expect(dialog.getByText(`Type ${name} to continue.`)).toBeVisible();
  await expect(dialog.getByRole('textbox')).toBeFocused();
  expect(await statuses([key])).toEqual([200]);
  await dialog.getByRole('textbox').fill(`${name} `);
  await screen.keyboard.press('Enter');
  await expect(endedOf(screen, name)).toBeVisible();
  expect(await statuses([key])).toEqual([401]);
});

test('a new key stays on screen until it is stored, however one tries to leave', async ({ page: screen }) => {
  await openSignedIn(screen, '/test/filings');
  await screen.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Developers' }).click();
  await screen.waitForURL(`**${keysOf('test')}`);
  const name = freshName('Never stored');
  await fillNewKey(screen, name);
  const shown = screen.getByRole('alertdialog');
  const key = (await shown.locator('code').textContent()) ?? '';

  await shown.getByRole('button', { name: 'Copy key' }).focus();
  await screen.keyboard.press('g');
  await screen.keyboard.press('f');
  await screen.keyboard.press('?');
  await screen.keyboard.press('Escape');
  await expect(shown).toContainText('Nobody can read this key again');
  await screen.goBack();
  await expect(shown.locator('code')).toHaveText(key);
  const asked = new Promise<string>((resolve) => {
    screen.once('dialog', async (dialog) => {
      resolve(dialog.type());
      await dialog.dismiss();
    });
  });
  await screen.evaluate(() => window.location.assign('/test'));
  expect(await asked).toBe('beforeunload');
  await expect(shown.locator('code')).toHaveText(key);

  await shown.getByRole('button', { name: 'I stored it' }).click();
  await expect(shown).toBeHidden();
  await screen.reload();
  await expect(rowOf(screen, name)).toBeVisible();
  expect(await screen.content()).not.toContain(key);
  await screen.goBack();
  await screen.waitForURL('**/test/filings');
});

test('a key can be renamed, and the form reports what is missing', async ({ page: screen }) => {
  await openSignedIn(screen, keysOf('test'));
  const [name, other] = [freshName('Before'), freshName('After')];
  await fillNewKey(screen, ' ');
  const form = screen.getByRole('dialog');
  await expect(form.getByRole('alert')).toContainText('Enter a name.');
  await form.getByRole('textbox', { name: 'Name' }).fill(name);
  await form.getByRole('combobox', { name: 'How long it works' }).selectOption('For 30 days');
  await form.getByRole('button', { name: 'Create key' }).click();
  await readAndStore(screen);
  await rowOf(screen, name).getByRole('button', { name: 'Edit' }).click();
  await screen.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill(other);
  await screen.getByRole('dialog').getByRole('button', { name: 'Save key' }).click();
  await expect(rowOf(screen, other)).toBeVisible();
  await expect(rowOf(screen, name)).toHaveCount(0);
});

test('a key keeps the name and the addresses that a colleague has given it meanwhile', async ({
  page: screen,
}) => {
  await openSignedIn(screen, keysOf('test'));
  const [name, other] = [freshName('Before'), freshName('After')];
  await createKey(screen, name);
  const colleague = await screen.context().newPage();
  await colleague.goto(keysOf('test'));
  const edit = async (on: Page, label: string, text: string) => {
    await on.getByRole('dialog').getByLabel(label).fill(text);
    await on.getByRole('dialog').getByRole('button', { name: 'Save key' }).click();
    await expect(on.getByRole('dialog')).toHaveCount(0);
  };
  for (const on of [screen, colleague]) await rowOf(on, name).getByRole('button', { name: 'Edit' }).click();
  await edit(colleague, 'Name', other);
  await edit(screen, 'Allowed addresses', '127.0.0.1');
  await expect(rowOf(screen, other)).toBeVisible();

  await rowOf(colleague, other).getByRole('button', { name: 'Edit' }).click();
  const dialog = colleague.getByRole('dialog');
  await dialog.getByLabel('Allowed addresses').fill('192.0.2.1');
  await dialog.getByRole('button', { name: 'Save key' }).click();
  await expect(dialog.getByText('Somebody else has changed the addresses of this key')).toBeVisible();
  await expect(dialog.getByLabel('Allowed addresses')).toHaveValue('192.0.2.1');
  await colleague.keyboard.press('Escape');
  await expect(rowOf(colleague, other)).toContainText('From 127.0.0.1');
  await rowOf(colleague, other).getByRole('button', { name: 'Edit' }).click();
  await expect(dialog.getByLabel('Allowed addresses')).toHaveValue('127.0.0.1');
});

test('a person who is not a developer sees the keys and who can change them', async ({
  page: screen,
  context,
}) => {
  await openSignedIn(screen, keysOf('test'));
  await expect(screen.getByRole('button', { name: 'Create key' })).toBeVisible();
  await becomeColleague(context, 'Marcus Oyelaran');
  await screen.reload();
  await expect(screen.getByText('developers change them')).toBeVisible();
  await expect(screen.getByRole('table', { name: 'API keys', exact: true })).toBeVisible();
  for (const task of ['Create key', 'Roll', 'Revoke', 'Edit']) {
    await expect(screen.getByRole('button', { name: task })).toHaveCount(0);
  }
});

test('no dialog of the keys has accessibility errors in either theme', async ({ page: screen }) => {
  await openSignedIn(screen, keysOf('test'));
  const name = freshName('Looked at');
  const look = async (what: string) => {
    await expectNoBarrier(screen, what);
    await screen.setViewportSize({ width: 1280, height: 900 });
  };
  await screen.getByRole('button', { name: 'Create key' }).click();
  await look('the form');
  await screen.keyboard.press('Escape');
  await fillNewKey(screen, name);
  await expect(screen.getByRole('alertdialog')).toBeVisible();
  await screen.keyboard.press('Escape');
  await look('the key');
  await readAndStore(screen);
  for (const task of ['Roll', 'Edit', 'Revoke']) {
    await rowOf(screen, name).getByRole('button', { name: task }).click();
    await expect(screen.getByRole('dialog').or(screen.getByRole('alertdialog'))).toBeVisible();
    await look(task);
    await screen.keyboard.press('Escape');
  }
});

test('a developer who is no administrator is not offered to roll a key that reads the audit log', async ({
  page,
  context,
}) => {
  await openSignedIn(page, keysOf('test'));
  await page.getByRole('button', { name: 'Create key' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Name' }).fill('Auditor');
  await form.getByRole('radio', { name: 'Chosen access' }).check();
  await form.getByRole('radio', { name: 'Audit log: Read' }).check();
  await form.getByRole('button', { name: 'Create key' }).click();
  await readAndStore(page);
  await createKey(page, 'Back office');
  await expect(rowOf(page, 'Auditor').getByRole('button', { name: 'Roll' })).toBeVisible();
  await page.goto('/test/settings/members');
  await page.getByRole('button', { name: 'Change roles Marcus Oyelaran' }).click();
  await page.getByRole('checkbox', { name: /^Developer/ }).check();
  await page.getByRole('button', { name: 'Save roles' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await becomeColleague(context, 'Marcus Oyelaran');
  await page.goto(keysOf('test'));
  await expect(rowOf(page, 'Back office').getByRole('button', { name: 'Roll' })).toBeVisible();
  await expect(rowOf(page, 'Auditor').getByRole('button', { name: 'Revoke' })).toBeVisible();
  await expect(rowOf(page, 'Auditor').getByRole('button', { name: 'Roll' })).toHaveCount(0);
});
