import { expect, test } from 'vitest';
import { changesSince, lastChangeSince } from '#lib/rules/plan/last-change';

const at = '2026-11-21T10:42:00.000Z';
const stamp = (version: number, by: string) => ({ version, by, at });

test('an answer that was changed after a version is named by who changed it last', () => {
  const stamps = {
    'answers/email': stamp(3, 'Maria'),
    'states/US-TX/answers/purpose': stamp(5, 'Otto'),
    'states/US-TX/expedited_tier': stamp(4, 'Maria'),
  };
  expect(lastChangeSince({ stamps }, 3)).toEqual({
    path: 'states/US-TX/answers/purpose',
    ...stamp(5, 'Otto'),
  });
  expect(changesSince({ stamps }, 2).map(({ version }) => version)).toEqual([5, 4, 3]);
  expect(lastChangeSince({ stamps }, 5)).toBeUndefined();
});

test('who submits a state, or notes that its rules have changed, changes no answer', () => {
  const stamps = {
    'states/US-TX/status': stamp(4, 'Otto'),
    'states/US-TX/answers/looked_at_rules': stamp(5, 'Maria'),
  };
  expect(lastChangeSince({ stamps }, 3)).toBeUndefined();
});
