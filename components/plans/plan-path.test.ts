import { describe, expect, test } from 'vitest';
import { changesOfAnswer, pathOfShown } from '#components/plans/plan-path.ts';

const date = { name: 'effective_date', common: false };
const ofDate = 'states/US-TX/effective_date';
const asTyped = 'states/US-TX/answers/effective_date';

describe('where a changed answer is written', () => {
  test('an answer that the states share goes to all of them, any other to its own state', () => {
    expect(changesOfAnswer({ name: 'email', common: true }, 'US-TX', 'a')).toEqual([['answers/email', 'a']]);
    expect(changesOfAnswer({ name: 'county', common: false }, 'US-TX', 'b')).toEqual([
      ['states/US-TX/answers/county', 'b'],
    ]);
  });

  test.each([
    ['2026-12-24', '2026-12-24', null],
    ['02/30/2027', null, '02/30/2027'],
    ['', null, null],
  ])('the effective date "%s" is kept as a date, or else as it was typed', (value, day, typed) => {
    expect(changesOfAnswer(date, 'US-TX', value)).toEqual([
      [ofDate, day],
      [asTyped, typed],
    ]);
  });
});

test('a state shows its own answer before the one that it shares, and tells whose it is', () => {
  const shown = { answers: { purpose: 'Freight', county: 'Kent' } };
  const states = [{ jurisdiction: 'US-TX', answers: { county: 'Travis' } }];
  const pathIn = (name: string) => pathOfShown({ ...shown, states }, { name, common: false }, 'US-TX');
  expect(pathIn('purpose')).toBe('answers/purpose');
  expect(pathIn('county')).toBe('states/US-TX/answers/county');
  expect(pathIn('duration')).toBe('states/US-TX/answers/duration');
});
