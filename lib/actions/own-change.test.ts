import { expect, test } from 'vitest';
import { ownChange } from '#lib/actions/own-change';

const seen = { status: 'upcoming', note: 'Ask Lena', tags: ['tax'] };
const change = (asked: object, now: object) => ownChange(asked, seen, { ...seen, ...now }, 'Look again.');

test('only what differs from what was seen is changed, beside what somebody else has changed', () => {
  const asked = { status: 'done', note: 'Ask Lena', tags: ['tax'] };
  expect(change(asked, { note: 'Ask Priya', tags: [] })).toEqual({ status: 'done' });
  expect(change({ note: null }, { status: 'done' })).toEqual({ note: null });
});

test('what somebody else has changed to the same is no conflict', () => {
  expect(change({ note: 'Paid', tags: [] }, { note: 'Paid', tags: [] })).toEqual({ note: 'Paid', tags: [] });
});

test('what somebody else has changed to something else stays', () => {
  const refused = expect.objectContaining({ code: 'precondition_failed', message: 'Look again.' });
  expect(() => change({ note: 'Paid' }, { note: 'Ask Priya' })).toThrow(refused);
  expect(() => change({ status: 'done', tags: ['court'] }, { tags: ['notice'] })).toThrow(refused);
});
