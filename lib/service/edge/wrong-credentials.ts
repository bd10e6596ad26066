import type { Logger } from 'pino';
import { addressBlock } from '#lib/config/client-address';
import { waitWords } from '#lib/rules/calendar/wait-words';
import { ProblemError } from '#lib/service/errors';
import { AttemptCounter } from '#lib/service/limits/attempt-counter';
import type { SharedCounts } from '#lib/service/limits/shared-count';

const mostAMinute = 60;

/**
 * Counts the wrong credentials of each address. A valid credential is accepted whatever the count of its address is.
 */
export class WrongCredentials {
  readonly #attempts: AttemptCounter;
  readonly #log: Logger;

  constructor(log: Logger, shared: SharedCounts | null) {
    this.#log = log;
    this.#attempts = new AttemptCounter({ name: 'wrong-credential', most: mostAMinute, seconds: 60 }, shared);
  }

  /** Answered instead of the refusal after too many wrong credentials. */
  async count(address: string | null): Promise<ProblemError | null> {
    // Only requests that do not arrive over a socket have no address.
    if (address === null) return null;
    const { attempts, seconds } = await this.#attempts.take(addressBlock(address));
    if (attempts <= mostAMinute) return null;
    if (attempts === mostAMinute + 1) this.#log.warn({ address }, 'many wrong credentials from one address');
    return new ProblemError(
      'rate_limited',
      `More than ${mostAMinute} wrong credentials in a minute. Check the key, then try again in ${waitWords(seconds)}.`,
      {},
      { 'Retry-After': String(seconds) },
    );
  }
}
