import type { SharedCounts } from '#lib/service/limits/shared-count';
import { Tries } from '#lib/service/limits/tries';
import { tooManyTries } from '#lib/service/session/sign-in-throttle';

const seconds = 3_600;
/** In an hour: of one address, whatever emails it names, and mails to one email. */
const most = { address: 20, email: 3 };

/** Bounds what anybody can have sent to a mailbox, and how many mailboxes one caller can try. */
export class ResetThrottle {
  readonly #addresses: Tries;
  readonly #emails: Tries;

  constructor(shared: SharedCounts | null) {
    this.#addresses = new Tries({ name: 'reset-address', most: most.address, seconds }, shared);
    this.#emails = new Tries({ name: 'reset-email', most: most.email, seconds }, shared);
  }

  /** Whether a mail may go out; where there were too many to one email, the answer is the same. Throws `rate_limited`. */
  async take({ email, address }: { email: string; address: string }): Promise<boolean> {
    const counted = await this.#addresses.take(address);
    if (counted.tries > most.address) throw tooManyTries(counted.seconds);
    return (await this.#emails.take(email)).tries <= most.email;
  }
}
