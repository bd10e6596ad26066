import { expect, test } from 'vitest';
import { dayRange, daysOfAll } from '#components/fees/tier-words.ts';

const texas = { code: 'US-TX', days: [1, 5] as const };
const ohio = { code: 'US-OH', days: null };
const kentucky = { code: 'US-KY', days: null };

test('the usual time of several states spans them all', () => {
  expect(daysOfAll([texas, { code: 'US-NY', days: [3, 15] }])).toBe('Usually 1 to 15 business days.');
  expect(daysOfAll([texas, texas, ohio])).toBe(
    'Usually 1 to 5 business days. This leaves out Ohio, where no usual time is published.',
  );
});

test('states without a published time are named as such', () => {
  expect(daysOfAll([texas, ohio, kentucky])).toContain('This leaves out Ohio and Kentucky, where no');
  expect(daysOfAll([ohio, kentucky])).toBe('No usual time is published for these states.');
});

test('a filing that may be done on the day it arrives takes up to so many days, not from none', () => {
  expect(dayRange(0, 1)).toBe('Usually up to 1 business day');
  expect(dayRange(0, 15)).toBe('Usually up to 15 business days');
  expect(dayRange(1, 1)).toBe('Usually 1 business day');
});
