import { AttemptCounter } from '#lib/service/limits/attempt-counter';
import type { SharedCounts } from '#lib/service/limits/shared-count';
import { tooManyAttempts } from '#lib/service/session/sign-in-throttle';

const seconds = 3_600;
/** Per hour: requests from one address, for any emails, and messages to one email. */
const most = { address: 20, email: 3 };

type Message = { email: string; address: string };

/** Limits how many messages with a link can be sent to one mailbox, and how many mailboxes one caller can try. */
export class LinkThrottle {
  readonly #addresses: AttemptCounter;
  readonly #emails: AttemptCounter;

  constructor(shared: SharedCounts | null) {
    this.#addresses = new AttemptCounter({ name: 'reset-address', most: most.address, seconds }, shared);
    this.#emails = new AttemptCounter({ name: 'reset-email', most: most.email, seconds }, shared);
  }

  /**
   * Whether a message may be sent; too many to one email get the same response. Throws `rate_limited` for the address.
   */
  async take({ email, address }: Message): Promise<boolean> {
    await this.#takeOf(this.#addresses, address, most.address);
    return (await this.#emails.take(email)).attempts <= most.email;
  }

  /** For a caller who has signed in, and may learn that the email had too many: throws `rate_limited` for both. */
  async takeOrRefuse({ email, address }: Message): Promise<void> {
    await this.#takeOf(this.#addresses, address, most.address);
    await this.#takeOf(this.#emails, email, most.email);
  }

  async #takeOf(counter: AttemptCounter, key: string, limit: number): Promise<void> {
    const counted = await counter.take(key);
    if (counted.attempts > limit) throw tooManyAttempts(counted.seconds);
  }
}
