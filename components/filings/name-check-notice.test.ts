import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NameCheckNotice } from '#components/filings/name-check-notice';
import type { NameCheck } from '#lib/contract/name-check';

const clear: NameCheck = {
  status: 'clear',
  sources: [{ name: 'data.colorado.gov', checked_at: '2026-11-21T09:30:00.000Z' }],
  warnings: [],
};
const drawn = (check: NameCheck | null) =>
  renderToStaticMarkup(createElement(NameCheckNotice, { check, stateName: 'Georgia' }));

test('a clear name needs no notice', () => {
  expect(drawn(clear)).toBe('');
  expect(drawn(null)).toBe('');
});

test('a name that was not checked says so, and a word that needs an approval names the office', () => {
  expect(drawn({ ...clear, status: 'not_checked', sources: [] })).toContain(
    'we cannot search the register of Georgia',
  );
  const office = 'Department of Banking and Finance';
  const warnings = [{ word: 'bank', office, detail: `Ask the ${office} for it.` }];
  expect(drawn({ ...clear, warnings })).toContain(`Ask the ${office}`);
});
