import { expect, test } from 'vitest';
import type { ActionResult } from '#lib/actions/action-result';
import { patiently } from '#lib/actions/patiently';
import { stated } from '#lib/actions/to-action-problem';
import { waits } from '#lib/client/waits';

const limited = (retryAfter: number | null): ActionResult<string> => ({
  ok: false,
  problem: { ...stated('rate_limited', 'Too many.'), retryAfter },
});

function answering(...answers: ActionResult<string>[]) {
  const asked: unknown[] = [];
  const pauses: number[] = [];
  const waiting: (number | null)[] = [];
  const act = patiently(
    async (_mode, input: string) => {
      asked.push(input);
      return answers[Math.min(asked.length, answers.length) - 1] ?? limited(null);
    },
    async (milliseconds) => {
      pauses.push(Math.floor(milliseconds / 1000));
      waiting.push(waits.latest());
    },
  );
  return { act, asked, pauses, waiting };
}

test('an action that the rate limit turned away is asked again after the time given, and the wait is shown', async () => {
  const { act, asked, pauses, waiting } = answering(limited(12), { ok: true, data: 'saved' });
  expect(await act('test', 'x')).toEqual({ ok: true, data: 'saved' });
  expect([asked, pauses]).toEqual([['x', 'x'], [12]]);
  expect(waiting[0]).not.toBeNull();
  expect(waits.latest()).toBeNull();
});

test('three tries are made, and the refusal is shown then', async () => {
  const { act, asked } = answering(limited(1));
  expect(await act('test', 'x')).toMatchObject({ ok: false, problem: { code: 'rate_limited' } });
  expect(asked).toHaveLength(3);
});

test('without a time to wait, after a change that went through, or for any other refusal it is not asked again', async () => {
  const other: ActionResult<string> = { ok: false, problem: stated('conflict', 'Changed.') };
  for (const answer of [limited(null), limited(600), other]) {
    const { act, asked } = answering(answer);
    expect(await act('test', 'x')).toEqual(answer);
    expect(asked).toHaveLength(1);
  }
});
