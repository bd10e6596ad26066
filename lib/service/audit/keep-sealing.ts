import { sealTrail } from '#lib/service/audit/seal-trail';
import type { Parts } from '#lib/service/context';
import { repeatedly } from '#lib/service/jobs/repeatedly';

const everyMs = 1_000;

/** Seals the new entries every second. Returns a function that stops it and seals the rest. */
export function keepSealing(parts: Parts): () => Promise<void> {
  const { run, stop } = repeatedly(
    () =>
      sealTrail(parts).catch((error: unknown) =>
        parts.log.error({ err: error }, 'the audit log could not be sealed'),
      ),
    everyMs,
  );
  return async () => {
    await stop();
    await run();
  };
}
