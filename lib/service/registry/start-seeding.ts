import type { Parts } from '#lib/service/context';
import { seedRegistry } from '#lib/service/registry/seed-registry';

/**
 * Fills the register beside the first requests, which do without it. Returns how to stop before the database closes.
 */
export function startSeeding(parts: Parts): () => Promise<void> {
  const stopping = new AbortController();
  const seeding = seedRegistry(parts, stopping.signal).catch((error: unknown) => {
    parts.log.error({ err: error }, 'the register of the sandbox could not be filled');
  });
  return () => {
    stopping.abort();
    return seeding;
  };
}
