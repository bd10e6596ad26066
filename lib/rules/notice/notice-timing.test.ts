import { expect, test } from 'vitest';
import { timingOf } from '#lib/rules/notice/notice-timing';

test('a person without a choice is notified by the defaults of their roles', () => {
  expect(timingOf({}, ['administrator'], 'agent_mail')).toBe('at_once');
  expect(timingOf({}, ['preparer'], 'case')).toBe('daily');
  expect(timingOf({}, ['administrator'], 'obligation')).toBe('daily');
  expect(timingOf({}, ['viewer'], 'case')).toBe('off');
  expect(timingOf({}, ['administrator'], 'filing')).toBe('off');
  expect(timingOf({}, ['viewer'], 'mention')).toBe('at_once');
});

test('a person’s choice overrides the defaults of their roles', () => {
  expect(timingOf({ filing: 'daily' }, ['viewer'], 'filing')).toBe('daily');
  expect(timingOf({ case: 'off' }, ['administrator'], 'case')).toBe('off');
});
