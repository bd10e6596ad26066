import { expect, test } from '@playwright/test';
import { ownAccess } from './steps/access.ts';
import { addBusiness, api, freshName } from './steps/service.ts';
import { openWebKit, type WebKitWindow } from './steps/webkit.ts';

let webkit: WebKitWindow | null = null;
test.beforeAll(async () => {
  webkit = await openWebKit();
});
test.afterAll(() => webkit?.close());

const button = (name: string) => `//button[normalize-space(.)="${name}"]`;
const heading = (level: number, words: string) => `//h${level}[contains(., "${words}")]`;
const labelled = (words: string) => `//*[@id = //label[contains(., "${words}")]/@for]`;

test('in WebKit too a company is registered and a plan of two states is sent, from the sign-in to the certificate', async () => {
  test.setTimeout(600_000);
  test.skip(!webkit, 'There is no WebKit here: npm run test:webkit installs one.');
  if (!webkit) return;
  const { url, email, password } = ownAccess();
  const legalName = freshName('WebKit');
  const business = await addBusiness(legalName);
  const { open, sees, press, type, address } = webkit;

  await open(`${url}/sign-in`);
  await type(labelled('Email address'), email);
  await type('//input[@name="password"]', password);
  await press(button('Sign in'));
  await sees(heading(1, 'Needs you'));

  await open(`${url}/test/plans/new?business=${business}&state=US-OH`);
  await press(button('Open the Ohio form'));
  await press('//summary[contains(., "optional question")]');
  await type(labelled('Website'), 'https://northwind.example');
  await press(button('Check and send'));
  await sees(heading(1, 'Check and send to Ohio'));
  await press(button('Send to Ohio'));
  await sees('//*[contains(text(), "The business is registered")]');
  const filing = /filings\/([0-9a-f-]{36})/.exec(await address())?.[1];
  expect(await api('GET', `/v1/filing/${filing}`)).toMatchObject({
    status: 'completed',
    legal_name: legalName,
  });
  await press(button('View Certificate of authority'));
  await sees('//canvas');

  await open(`${url}/test/plans/new?business=${business}`);
  await type(labelled('Type or paste states'), 'KY PA');
  await press(button('Add'));
  await press(button('Build a plan for 2 states'));
  await sees(
    '//*[contains(., "2 of 2 states are ready") and not(*[contains(., "2 of 2 states are ready")])]',
  );
  await press(`//main${button('Check and send')} | //main//a[normalize-space(.)="Check and send"]`);
  await press(button('Send 2 filings'));
  await sees('//*[contains(text(), "Every state was sent")]');
  const filings = await api<{ data: { jurisdiction: string }[] }>(
    'GET',
    `/v1/filing?business_id=${business}&limit=10`,
  );
  expect(filings.data.map(({ jurisdiction }) => jurisdiction).toSorted()).toEqual([
    'US-KY',
    'US-OH',
    'US-PA',
  ]);
});
