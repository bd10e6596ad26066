import { expect, test, vi } from 'vitest';
import type { ActionResult } from '#lib/actions/action-result';
import { lostAnswer, offline } from '#lib/actions/lost-answer';
import { retryAction } from '#lib/actions/retry-action';
import { stated } from '#lib/actions/stated';
import { waits } from '#lib/client/waits';

const limited = (retryAfter: number | null): ActionResult<string> => ({
  ok: false,
  problem: { ...stated('rate_limited', 'Too many.'), retryAfter },
});

function answering(...answers: ActionResult<string>[]) {
  const asked: unknown[] = [];
  const pauses: number[] = [];
  const waiting: (number | null)[] = [];
  const act = retryAction(
    async (_mode, input: string) => {
      asked.push(input);
      return answers[Math.min(asked.length, answers.length) - 1] ?? limited(null);
    },
    {
      pause: async (milliseconds) => {
        pauses.push(Math.floor(milliseconds / 1000));
        waiting.push(waits.latest());
      },
    },
  );
  return { act, asked, pauses, waiting };
}

test('an action that the rate limit refused is retried after the given time, and the wait is shown', async () => {
  const { act, asked, pauses, waiting } = answering(limited(12), { ok: true, data: 'saved' });
  expect(await act('test', 'x')).toEqual({ ok: true, data: 'saved' });
  expect([asked, pauses]).toEqual([['x', 'x'], [12]]);
  expect(waiting[0]).not.toBeNull();
  expect(waits.latest()).toBeNull();
});

test('after three attempts the refusal is shown', async () => {
  const { act, asked } = answering(limited(1));
  expect(await act('test', 'x')).toMatchObject({ ok: false, problem: { code: 'rate_limited' } });
  expect(asked).toHaveLength(3);
});

test('without a wait, after a successful change, or for any other refusal, nothing is retried', async () => {
  const other: ActionResult<string> = { ok: false, problem: stated('conflict', 'Changed.') };
  for (const answer of [limited(null), limited(600), other]) {
    const { act, asked } = answering(answer);
    expect(await act('test', 'x')).toEqual(answer);
    expect(asked).toHaveLength(1);
  }
});

const words = { title: 'No answer', detail: 'It is away.' };

function losing(lostAnswers: number, onSilence?: () => void) {
  const asked: unknown[] = [];
  const act = retryAction(
    async (_mode, input: string): Promise<ActionResult<string>> => {
      asked.push(input);
      if (asked.length <= lostAnswers) throw new TypeError('Failed to fetch');
      return { ok: true, data: 'filed' };
    },
    { pause: async () => {}, ...(onSilence && { silence: { onSilence, words } }) },
  );
  return { act, asked };
}

test('an action that is safe to repeat is retried when its response was lost, at most three times', async () => {
  let silences = 0;
  const heard = losing(2, () => {
    silences += 1;
  });
  expect(await heard.act('test', 'x')).toEqual({ ok: true, data: 'filed' });
  expect([heard.asked.length, silences]).toEqual([3, 2]);
  const silent = losing(3, () => {});
  expect(await silent.act('test', 'x')).toMatchObject({
    ok: false,
    problem: { ...words, code: 'unavailable' },
  });
  expect(silent.asked).toHaveLength(3);
});

test('without a connection, an action that is not safe to repeat is not sent', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const { act, asked } = losing(0);
  expect(await act('test', 'x')).toEqual({ ok: false, problem: offline });
  expect(asked).toEqual([]);
  vi.unstubAllGlobals();
});

test('one that is repeated without a word is not begun without a connection either, and is repeated', async () => {
  const asked: string[] = [];
  const act = retryAction(
    async (_mode, input: string) => {
      asked.push(input);
      if (asked.length < 3) throw new TypeError('Failed to fetch');
      return { ok: true, data: 'answered' } as const;
    },
    { silence: {}, pause: async () => {} },
  );
  vi.stubGlobal('navigator', { onLine: false });
  expect(await act('test', 'x')).toEqual({ ok: false, problem: offline });
  vi.unstubAllGlobals();
  expect(await act('test', 'x')).toEqual({ ok: true, data: 'answered' });
  expect(asked).toHaveLength(3);
});

test('any other action is not retried when its response was lost, and the person is informed', async () => {
  const { act, asked } = losing(1);
  expect(await act('test', 'x')).toEqual({ ok: false, problem: lostAnswer });
  expect(asked).toHaveLength(1);
});

test('a call that the client in the action has retried is not retried again', async () => {
  const unavailable: ActionResult<string> = { ok: false, problem: stated('unavailable', 'It is away.') };
  let asked = 0;
  const act = retryAction(
    async (_mode, _input: string) => {
      asked += 1;
      return unavailable;
    },
    { silence: { onSilence: () => {}, words }, pause: async () => {} },
  );
  expect(await act('test', 'x')).toEqual(unavailable);
  expect(asked).toBe(1);
});
