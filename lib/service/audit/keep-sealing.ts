import { sealTrail } from '#lib/service/audit/seal-trail';
import type { Parts } from '#lib/service/context';

const everyMs = 1_000;

/** Seals the new entries every second. Returns a function that stops it and seals the rest. */
export function keepSealing(parts: Parts): () => Promise<void> {
  let running = Promise.resolve();
  let isRunning = false;
  const run = () => {
    if (isRunning) return running;
    isRunning = true;
    running = sealTrail(parts)
      .catch((error: unknown) => parts.log.error({ err: error }, 'the audit log could not be sealed'))
      .finally(() => {
        isRunning = false;
      });
    return running;
  };
  const timer = setInterval(run, everyMs);
  return async () => {
    clearInterval(timer);
    await running;
    await run();
  };
}
