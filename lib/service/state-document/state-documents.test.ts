import { describe, expect, test } from 'vitest';
import type { DocumentFacts } from '#lib/service/state-document/document-facts';
import { makeCertificateOfAuthority } from '#lib/service/state-document/make-certificate-of-authority';
import { makeCertificateOfFormation } from '#lib/service/state-document/make-certificate-of-formation';
import { makeEinLetter } from '#lib/service/state-document/make-ein-letter';
import { makeFilingConfirmation } from '#lib/service/state-document/make-filing-confirmation';
import { readPdf, readPlaces } from '#lib/testing/read-pdf';

const facts: DocumentFacts = {
  mode: 'test',
  type: 'foreign_qualification',
  filingId: '019a9f3c-0000-7000-8000-000000000001',
  legalName: 'Łódź & Ōsaka Αθήνα Юнион Việt Freight, LLC',
  entityType: 'llc',
  homeState: 'Delaware',
  targetState: 'California',
  office: 'California Secretary of State',
  registrationNumber: '812345678',
  registrationDate: '2026-11-20',
  serviceId: 'SH-0ABC123',
  einNumber: null,
  agentName: 'Statehouse Agents',
  feeTotal: 1234.5,
  completedAt: '2026-11-20T15:00:00.000Z',
};

async function read(bytes: Buffer) {
  const { pages, title } = await readPdf(bytes);
  return { pages: pages.length, text: pages[0] ?? '', title };
}

describe.each([
  ['certificate of authority', makeCertificateOfAuthority],
  ['filing confirmation', makeFilingConfirmation],
])('the %s', (title, make) => {
  test('is one page with the name, the state, the number and the date, in any script', async () => {
    const { pages, text, title: shown } = await read(await make(facts));
    expect(pages).toBe(1);
    for (const part of [
      'Łódź & Ōsaka Αθήνα Юнион Việt Freight, LLC',
      'California',
      '812345678',
      'November 20, 2026',
    ]) {
      expect(text).toContain(part);
    }
    expect(shown?.toLowerCase()).toBe(`${title}: ${facts.legalName.toLowerCase()}`);
  });

  test('says TEST in test mode, and not in live mode', async () => {
    expect((await read(await make(facts))).text).toContain('TEST');
    const live = await read(await make({ ...facts, mode: 'live' }));
    expect(live.text).not.toMatch(/test/i);
  });

  test('is the same bytes for the same facts', async () => {
    expect(await make(facts)).toEqual(await make(facts));
  });

  test('stays one page with the longest name, and leaves out unknown facts', async () => {
    const { pages, text } = await read(
      await make({
        ...facts,
        legalName: 'Northwind '.repeat(30).trim(),
        agentName: null,
        feeTotal: null,
      }),
    );
    expect(pages).toBe(1);
    expect(text).not.toContain('Registered agent');
    expect(text).not.toContain('Total fee');
  });
});

test('the last row of the longest filing confirmation is above its footer', async () => {
  const longest = 'Northwind '.repeat(30).trim();
  const bytes = await makeFilingConfirmation({
    ...facts,
    legalName: longest,
    agentName: longest,
    registrationNumber: '7'.repeat(60),
    office: 'Department of Licensing and Consumer Protection, Corporations Division, Superintendent',
  });
  const [page] = await readPlaces(bytes);
  const yOf = (words: string) => page?.find(({ text }) => text.startsWith(words))?.y ?? Number.NaN;
  expect(yOf('Completed') - yOf(`Filing ${facts.filingId}`)).toBeGreaterThan(24);
});

test('the filing confirmation shows the total fee in dollars', async () => {
  expect((await read(await makeFilingConfirmation(facts))).text).toContain('$1,234.50');
});

describe('the documents of a formation', () => {
  test('the certificate says that the company was formed, where and when', async () => {
    const { pages, text } = await read(await makeCertificateOfFormation({ ...facts, type: 'formation' }));
    expect(pages).toBe(1);
    expect(text).toContain('TEST');
    expect(text).toContain(
      'was formed on November 20, 2026 as a limited liability company under the laws of California.',
    );
    expect(text).toContain('812345678');
  });

  test('the confirmation is about a formation and names no home state', async () => {
    const { text } = await read(await makeFilingConfirmation({ ...facts, type: 'formation' }));
    expect(text).toContain('The formation in California is complete.');
    expect(text).not.toContain('Home state');
  });

  test('the letter of the tax authority carries the number', async () => {
    const { text } = await read(await makeEinLetter({ ...facts, type: 'ein', einNumber: '00-1234567' }));
    expect(text).toContain('00-1234567');
    expect(text).toContain('TEST');
  });
});
