import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Parts } from '#lib/service/context';

type WithSecret = { secrets: Pick<Parts['secrets'], 'console'> };

// Without letters and digits that look alike.
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/**
 * What the start prints while nobody has set the installation up: the same in every process that has the secret, and
 * kept nowhere. 16 signs, of which there are 2^79.
 */
export function setupCode({ secrets }: WithSecret): string {
  const bytes = createHmac('sha256', secrets.console).update('statehouse setup code').digest();
  const signs = Array.from(bytes.subarray(0, 16), (byte) => alphabet[byte % alphabet.length]).join('');
  return signs.replaceAll(/(.{4})(?=.)/g, '$1-');
}

/** However it is written: with or without its lines, in small letters too. */
export function isSetupCode(parts: WithSecret, given: string): boolean {
  const [one, other] = [setupCode(parts), given].map((text) =>
    createHmac('sha256', parts.secrets.console)
      .update(text.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''))
      .digest(),
  );
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
