import { expect, test } from 'vitest';
import { knownZone, zoneName } from '#lib/config/time-zone';

test('a zone that the browser names is kept, and what is none is UTC', () => {
  expect(knownZone('America/New_York')).toBe('America/New_York');
  for (const none of [undefined, '', 'Mars/Olympus', '../../etc', 'x'.repeat(100_000)]) {
    expect(knownZone(none)).toBe('UTC');
  }
});

test('a zone is told by the name that a person knows', () => {
  expect(zoneName('America/New_York')).toBe('Eastern Time');
  expect(zoneName('UTC')).toBe('UTC');
});
