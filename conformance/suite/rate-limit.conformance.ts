import { expect, type TestContext } from 'vitest';
import { states } from '../states.ts';
import { type Answer, callOnce, expectProblem, target } from '../target.ts';

const most = 300;

type Burst = {
  before: Answer;
  limited: Answer;
};

/** Sends requests until the limit refuses one; null if the limit is too high to reach. */
async function send(): Promise<Burst | null> {
  const before = await callOnce('GET', '/v1/sandbox/clock', target.burst);
  const limit = Number(before.headers.get('X-RateLimit-Limit'));
  if (!(limit > 0 && limit <= most)) return null;
  for (let sent = 0; sent <= limit; sent += 1) {
    const answer = await callOnce('GET', '/v1/sandbox/clock', target.burst);
    if (answer.status === 429) return { before, limited: answer };
  }
  throw new Error(`${limit} requests in a minute were answered, and more.`);
}

let sent: Promise<Burst | null> | undefined;
async function burst({ skip }: TestContext): Promise<Burst> {
  sent ??= send();
  return (await sent) ?? skip(`The rate limit is above ${most} a minute and was not tried.`);
}

async function expectRefusal(context: TestContext): Promise<void> {
  expectProblem((await burst(context)).limited, 429, 'rate_limited');
}

async function expectHeaders(context: TestContext): Promise<void> {
  const { before, limited } = await burst(context);
  const { headers } = limited;
  expect(headers.get('X-RateLimit-Remaining')).toBe('0');
  expect(headers.get('X-RateLimit-Limit')).toBe(before.headers.get('X-RateLimit-Limit'));
  expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
  const ahead = Number(headers.get('X-RateLimit-Reset')) - Date.now() / 1000;
  expect(ahead).toBeGreaterThan(-2);
  expect(ahead).toBeLessThan(62);
}

states('limits.rate', expectRefusal, 'burst');
states('errors.429', expectHeaders, 'burst');
