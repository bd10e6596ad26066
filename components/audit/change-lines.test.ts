import { expect, test } from 'vitest';
import { changeLines } from './change-lines.ts';

test('shows the previous and new value of each member', () => {
  const before = { roles: ['viewer'], phone: null, version: 3 };
  const after = { roles: ['approver', 'preparer'], phone: '+1 302 555 0134', version: 4 };
  expect(changeLines({ before, after })).toEqual([
    'roles: viewer → approver, preparer',
    'phone: none → +1 302 555 0134',
  ]);
  expect(changeLines({ before: { deleted: false }, after: { deleted: true } })).toEqual([
    'deleted: false → true',
  ]);
});

test('shows that an object was created or deleted, without its members', () => {
  expect(changeLines({ before: null, after: { name: 'Server', scope: 'full' } })).toEqual([
    'name: Server',
    'scope: full',
  ]);
  expect(changeLines({ before: { roles: ['viewer'] }, after: null })).toEqual(['roles: viewer → none']);
  const whole = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`member_${at}`, at]));
  expect(changeLines({ before: null, after: whole })).toEqual([]);
  expect(changeLines({ before: whole, after: whole }).at(-1)).toBe('and 24 more');
  expect(changeLines({ before: null, after: null })).toEqual([]);
});
