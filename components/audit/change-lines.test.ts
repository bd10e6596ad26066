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

test('shows the members of an object, and of its parts only those that differ', () => {
  const address = { street_line_1: '1 Main Street', city: 'Dover', region: 'DE' };
  const moved = { ...address, street_line_1: '2 Main Street', street_line_2: 'Suite 4' };
  expect(
    changeLines({ before: { principal_address: address }, after: { principal_address: moved } }),
  ).toEqual([
    'principal address, street line 1: 1 Main Street → 2 Main Street',
    'principal address, street line 2: none → Suite 4',
  ]);
  expect(
    changeLines({ before: { result: null }, after: { result: { registration_number: '80511' } } }),
  ).toEqual(['result, registration number: none → 80511']);
});

test('leaves out what has no value before and none after: a name that the log keeps apart is empty, not a change', () => {
  const ada = { type: 'person', id: 'p1', name: '' };
  expect(changeLines({ before: { decided_by: null }, after: { decided_by: ada } })).toEqual([
    'decided by, type: none → person',
    'decided by, id: none → p1',
  ]);
  expect(changeLines({ before: { over_amount: null, expedited_only: true }, after: null })).toEqual([
    'expedited only: true → none',
  ]);
  expect(changeLines({ before: null, after: { over_amount: null } })).toEqual(['over amount: none']);
});

test('shows each entry of a list of objects', () => {
  const ana = { type: 'person', name: { first: 'Ana', last: 'Ruiz' } };
  const owners = (last: string) => ({ owners: [{ ...ana, name: { ...ana.name, last } }, ana] });
  expect(changeLines({ before: owners('Li'), after: owners('Ruiz') })).toEqual([
    'owners 1, name, last: Li → Ruiz',
  ]);
  expect(changeLines({ before: { owners: [ana] }, after: { owners: [] } })).toEqual([
    'owners 1, type: person → none',
    'owners 1, name, first: Ana → none',
    'owners 1, name, last: Ruiz → none',
  ]);
});
