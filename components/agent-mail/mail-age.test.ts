import { expect, test } from 'vitest';
import { ageWords, agoWords } from '#components/agent-mail/mail-age.ts';

test('mail of today is of today in the evening too, when it is tomorrow in UTC', () => {
  const evening = '2026-11-29T02:30:00.000Z';
  expect(agoWords('2026-11-28', evening, 'America/Los_Angeles')).toBe('Today');
  expect(ageWords('2026-11-27', evening, 'America/New_York')).toBe('Received yesterday');
  expect(agoWords('2026-11-27', evening, 'Pacific/Auckland')).toBe('2 days ago');
});
