import type { Parts } from '#lib/service/context';
import type { JobPayloads } from '#lib/service/jobs/job-names';

export async function expireIdempotencyKeysJob(
  _parts: Parts,
  _payload: JobPayloads['expire-idempotency-keys'],
): Promise<void> {}
