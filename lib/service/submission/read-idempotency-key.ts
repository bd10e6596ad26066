import { ProblemError } from '#lib/service/errors';

export const idempotencyHeader = 'Idempotency-Key';

/** The key that came with a request, null where none did. Interface: 1 to 255 characters. */
export function readIdempotencyKey(header: string | undefined): string | null {
  if (header === undefined) return null;
  if (/^[\x20-\x7e]{1,255}$/.test(header)) return header;
  throw new ProblemError(
    'idempotency_key_invalid',
    'An idempotency key has 1 to 255 printable ASCII characters. A UUID is a good one. Leave the header out to submit without.',
  );
}
