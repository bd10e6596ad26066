import { expect, test } from 'vitest';
import { refusal, showRefusal } from '#components/ui/show-refusal.ts';
import { lostAnswer } from '#lib/actions/lost-answer';
import { stated } from '#lib/actions/stated';

const said = (why: string) => `The owner was not changed. ${why}`;

test('why something was not done has the sentence that says so', () => {
  showRefusal(stated('conflict', 'Somebody else is faster.'), said);
  expect(refusal.read()).toEqual({ why: 'The owner was not changed. Somebody else is faster.' });
});

test('where no answer came, nothing says that it was not done', () => {
  showRefusal(lostAnswer, said);
  expect(refusal.read()).toEqual({ title: 'No answer came', why: lostAnswer.detail });
});
