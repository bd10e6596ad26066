import { expect, test } from 'vitest';
import { type Pattern, patternsInCode } from './patterns-in-code.ts';
import { worstInputs } from './worst-inputs.ts';

const sizes = [2_048, 16_384, 131_072, 1_048_576];
// For eight times the text a linear pattern takes eight times as long, a quadratic one 64 times.
const steepest = 24;
// Milliseconds of this thread's CPU time, because wall-clock time varies on a busy machine. Shorter times give no
// reliable ratio: the kernel may count in steps of 4 ms, and a busy machine charges a linear pattern with 20 at a time.
const least = 60;
const tellsEnough = 200;
const measurements = 3;

function time(pattern: Pattern, text: string): number {
  const once = () => {
    const expression = new RegExp(pattern.source, pattern.flags);
    const started = process.threadCpuUsage();
    if (expression.global) text.replaceAll(expression, '');
    else expression.test(text);
    // Only their sum is exact: the kernel estimates the parts.
    const { user, system } = process.threadCpuUsage(started);
    return (user + system) / 1000;
  };
  const first = once();
  return first < least || first > tellsEnough ? first : Math.min(first, once(), once());
}

/** Whether the time grows faster than the text. */
function growsFaster(pattern: Pattern, input: (length: number) => string): boolean {
  let before = Number.POSITIVE_INFINITY;
  // A warm-up, because the engine compiles a pattern on its second run.
  time(pattern, input(64));
  for (const size of sizes) {
    const taken = time(pattern, input(size));
    if (taken > least && taken / Math.max(before, least / steepest) > steepest) return true;
    before = taken;
  }
  return false;
}

// One measurement can be wrong on a busy machine; a pattern that is not linear exceeds the ratio in every one.
function isSlow(pattern: Pattern): boolean {
  return worstInputs(pattern).some((input) =>
    Array.from({ length: measurements }).every(() => growsFaster(pattern, input)),
  );
}

test('the measurement finds a pattern that takes quadratic time', () => {
  expect(isSlow({ source: 'eyJ[\\w-]+\\.', flags: 'g', at: 'here' })).toBe(true);
});

test('every pattern in the code takes linear time for a million characters of its worst text', async () => {
  const patterns = await patternsInCode();
  expect(patterns.length).toBeGreaterThan(100);
  expect(patterns.filter(isSlow)).toEqual([]);
});
