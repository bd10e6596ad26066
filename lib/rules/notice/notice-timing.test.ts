import { expect, test } from 'vitest';
import { timingOf } from '#lib/rules/notice/notice-timing';

test('whoever chose nothing is mailed as suits their roles', () => {
  expect(timingOf({}, ['administrator'], 'agent_mail')).toBe('at_once');
  expect(timingOf({}, ['preparer'], 'case')).toBe('daily');
  expect(timingOf({}, ['administrator'], 'obligation')).toBe('daily');
  expect(timingOf({}, ['viewer'], 'case')).toBe('off');
  expect(timingOf({}, ['administrator'], 'filing')).toBe('off');
  expect(timingOf({}, ['viewer'], 'mention')).toBe('at_once');
});

test('what a person chose holds, whatever their roles', () => {
  expect(timingOf({ filing: 'daily' }, ['viewer'], 'filing')).toBe('daily');
  expect(timingOf({ case: 'off' }, ['administrator'], 'case')).toBe('off');
});
