import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { attemptPauses, nextAttemptIn, readRetryAfter } from '#lib/rules/webhooks/retry-schedule';

const hour = 3_600_000;

describe('nextAttemptIn', () => {
  test('follows the schedule of the contract, then ends', () => {
    const pauses = [1, 2, 3, 4, 5, 6, 7].map((failed) => nextAttemptIn(failed, { random: 0.5 }));
    expect(pauses).toEqual([5_000, 300_000, 1_800_000, 2 * hour, 5 * hour, 10 * hour, 10 * hour]);
    expect(nextAttemptIn(8, { random: 0.5 })).toBeNull();
    expect(attemptPauses[0]).toBe(0);
  });

  test('stays within a tenth of the pause', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 7 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (failed, random) => {
          const pause = attemptPauses[failed] ?? 0;
          const next = nextAttemptIn(failed, { random }) ?? -1;
          expect(next).toBeGreaterThanOrEqual(pause * 0.9 - 1);
          expect(next).toBeLessThanOrEqual(pause * 1.1 + 1);
        },
      ),
    );
  });

  test('honors a longer wait that the receiver requests, up to a day, and is never earlier', () => {
    expect(nextAttemptIn(1, { random: 0.5, retryAfter: 60_000 })).toBe(60_000);
    expect(nextAttemptIn(3, { random: 0.5, retryAfter: 1_000 })).toBe(1_800_000);
    expect(nextAttemptIn(1, { random: 0.5, retryAfter: 1_000 * hour })).toBe(24 * hour);
  });
});

describe('readRetryAfter', () => {
  const now = new Date('2026-11-20T15:00:00Z');
  test('reads seconds and dates, and nothing else', () => {
    expect(readRetryAfter('120', now)).toBe(120_000);
    expect(readRetryAfter('Fri, 20 Nov 2026 15:01:00 GMT', now)).toBe(60_000);
    expect(readRetryAfter('Fri, 20 Nov 2026 14:00:00 GMT', now)).toBe(0);
    expect([readRetryAfter('soon', now), readRetryAfter(undefined, now), readRetryAfter('', now)]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
