import { expect, test } from 'vitest';
import { afterLabel } from '#components/forms/after-label.ts';

test('a fault says the name of its question once, also where the service names its field alone', () => {
  expect(afterLabel('County', 'County is missing.', 'county')).toBe(' is missing.');
  expect(afterLabel('Contact for this filing', 'Contact is missing.', 'contact')).toBe(' is missing.');
  expect(afterLabel('Organizers', 'Organizers: the address is missing.', 'organizers')).toBe(
    ': the address is missing.',
  );
  expect(afterLabel('Purpose', 'Enter at most 300 characters.', 'purpose')).toBe(
    ': Enter at most 300 characters.',
  );
});
