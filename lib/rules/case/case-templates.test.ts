import { expect, test } from 'vitest';
import { caseTemplates } from '#lib/rules/case/case-templates';

test('a name stands in a template as it is, whatever its signs mean to a program', () => {
  const legalName = 'Ca$$h $& {state} Carry, LLC';
  const named = caseTemplates({ legalName, state: 'Texas' }).filter(({ details }) => details.includes('**'));
  expect(named.length).toBeGreaterThan(0);
  for (const { details } of named) expect(details).toContain(`**${legalName}**`);
});

test('no template keeps a placeholder', () => {
  const all = JSON.stringify(caseTemplates({ legalName: 'Northwind Freight, LLC', state: 'Texas' }));
  expect(all).not.toMatch(/[{]\w+[}]/);
});
