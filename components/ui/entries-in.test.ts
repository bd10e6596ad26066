import { expect, test } from 'vitest';
import { entriesIn } from '#components/ui/entries-in.ts';

test('a list that is pasted from a page or a sheet has no marks that nobody can see', () => {
  expect(entriesIn('203.0.113.9\u00a0\r\n\t203.0.113.0/24;\u200b2001:db8::1\ufeff, \u200b')).toEqual([
    '203.0.113.9',
    '203.0.113.0/24',
    '2001:db8::1',
  ]);
});
