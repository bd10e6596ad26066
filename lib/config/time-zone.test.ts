import { expect, test } from 'vitest';
import { knownZone, zoneName } from '#lib/config/time-zone';

test('a valid zone from the browser is used, and an unknown one becomes UTC', () => {
  expect(knownZone('America/New_York')).toBe('America/New_York');
  for (const none of [undefined, '', 'Mars/Olympus', '../../etc', 'x'.repeat(100_000)]) {
    expect(knownZone(none)).toBe('UTC');
  }
});

test('a zone is shown by its common name', () => {
  expect(zoneName('America/New_York')).toBe('Eastern Time');
  expect(zoneName('UTC')).toBe('UTC');
});
