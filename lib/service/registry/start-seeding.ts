import type { Parts } from '#lib/service/context';
import { seedRegistry } from '#lib/service/registry/seed-registry';

/**
 * Fills the register in the background, because the first requests do not need it. Returns a function that stops it
 * before the database closes.
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
