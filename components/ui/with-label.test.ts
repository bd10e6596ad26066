import { expect, test } from 'vitest';
import { withLabel } from '#components/ui/with-label.ts';

test.each([
  ['Your name', 'Use at most 100 characters.', 'Your name: Use at most 100 characters.'],
  ['Name of the organization', 'Leave out the tabs.', 'Name of the organization: Leave out the tabs.'],
  ['Your email address', 'Use your own words.', 'Your email address: Use your own words.'],
  ['Due', 'Enter a date.', 'Due: Enter a date.'],
])('the label %s is put before the message “%s”', (label, message, shown) => {
  expect(withLabel(label, message)).toBe(shown);
});

test.each([
  ['Setup code', 'Enter the setup code.'],
  ['Your email address', 'Enter an email address, for example name@example.com.'],
  ['Allowed addresses', 'localhost is not an IP address or a CIDR range.'],
  ['', 'Use at most 100 characters.'],
])('the label %s is not put before a message that names it: “%s”', (label, message) => {
  expect(withLabel(label, message)).toBe(message);
});
