import { expect, onTestFinished, test, vi } from 'vitest';
import { repeatedly } from '#lib/service/jobs/repeatedly';

/** Work that ends when the test says so. */
function slowWork() {
  const runs: PromiseWithResolvers<void>[] = [];
  const work = () => {
    const run = Promise.withResolvers<void>();
    runs.push(run);
    return run.promise;
  };
  return { runs, work };
}

test('work that takes longer than its interval does not run twice at once, and goes on afterwards', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { runs, work } = slowWork();
  const { run, stop } = repeatedly(work, 1_000);
  const both = [run(), run()];
  await vi.advanceTimersByTimeAsync(3_500);
  expect(runs).toHaveLength(1);
  runs[0]?.resolve();
  await Promise.all(both);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(runs).toHaveLength(2);
  runs[1]?.resolve();
  await stop();
});

test('a stop waits for the run that is under way', async () => {
  const { runs, work } = slowWork();
  const { run, stop } = repeatedly(work, 60_000);
  void run();
  let isOver = false;
  const stopped = stop().then(() => {
    isOver = true;
  });
  await Promise.resolve();
  expect(isOver).toBe(false);
  runs[0]?.resolve();
  await stopped;
  expect(runs).toHaveLength(1);
});
