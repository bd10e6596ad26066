import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Parts } from '#lib/service/context';

type WithSecret = { secrets: Pick<Parts['secrets'], 'console'> };

// Without letters and digits that look alike.
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/**
 * The code that the start prints until the installation is set up: derived from the secret, so that it is the same in
 * every process and stored nowhere. 16 characters, of which there are 2^79 combinations.
 */
export function setupCode({ secrets }: WithSecret): string {
  const bytes = createHmac('sha256', secrets.console).update('statehouse setup code').digest();
  const signs = Array.from(bytes.subarray(0, 16), (byte) => alphabet[byte % alphabet.length]).join('');
  return signs.replaceAll(/(.{4})(?=.)/g, '$1-');
}

/** Accepts the code without its hyphens, and in lower case. */
export function isSetupCode(parts: WithSecret, given: string): boolean {
  const [one, other] = [setupCode(parts), given].map((text) =>
    createHmac('sha256', parts.secrets.console)
      .update(text.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''))
      .digest(),
  );
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
