import { expect, test } from 'vitest';
import { caseTemplates } from '#lib/rules/case/case-templates';

test('a name stands in a template as it is, whatever its signs mean to a program', () => {
  const legalName = 'Ca$$h $& {state} Carry, LLC';
  const named = caseTemplates({ legalName, state: 'Texas', type: 'foreign_qualification' }).filter(
    ({ details }) => details.includes('**'),
  );
  expect(named.length).toBeGreaterThan(0);
  for (const { details } of named) expect(details).toContain(`**${legalName}**`);
});

test('no template keeps a placeholder', () => {
  const all = JSON.stringify(
    caseTemplates({ legalName: 'Northwind Freight, LLC', state: 'Texas', type: 'foreign_qualification' }),
  );
  expect(all).not.toMatch(/[{]\w+[}]/);
});

test('a formation is asked for no certificate of a home state', () => {
  const all = caseTemplates({ legalName: 'Northwind Freight, LLC', state: 'Texas', type: 'formation' });
  expect(JSON.stringify(all)).not.toMatch(/home state/);
});

test('an EIN application was returned by the IRS, for what the IRS asks', () => {
  const all = caseTemplates({ legalName: 'Northwind Freight, LLC', state: 'Texas', type: 'ein' });
  expect(all.map(({ reason }) => reason)).toEqual(['signature_missing', 'address_not_accepted']);
  expect(JSON.stringify(all)).not.toMatch(/Texas|the state/);
  for (const { details } of all) expect(details).toMatch(/^The IRS returned the filing/);
});
