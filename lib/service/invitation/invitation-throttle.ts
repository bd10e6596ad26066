import { waitWords } from '#lib/rules/calendar/wait-words';
import type { Context } from '#lib/service/context';
import { ProblemError } from '#lib/service/errors';
import { AttemptCounter, type Counted } from '#lib/service/limits/attempt-counter';
import type { SharedCounts } from '#lib/service/limits/shared-count';

const seconds = 3_600;
/** Emails of one organization in an hour: to one mailbox, and to all. */
const most = { mailbox: 5, organization: 200 };

/**
 * Limits the invitations that are sent. How many are open says little: one that was revoked can be followed by another
 * at once.
 */
export class InvitationThrottle {
  readonly #mailboxes: AttemptCounter;
  readonly #organizations: AttemptCounter;

  constructor(shared: SharedCounts | null) {
    const counter = (name: string, limit: number) =>
      new AttemptCounter({ name: `invitation-${name}`, most: limit, seconds }, shared);
    this.#mailboxes = counter('mailbox', most.mailbox);
    this.#organizations = counter('organization', most.organization);
  }

  /** Counts the email that the work sends, unless it fails. Throws `rate_limited`. */
  async count<T>({ organizationId }: Context, email: string, work: () => Promise<T>): Promise<T> {
    const mailbox = `${organizationId} ${email}`;
    const giveBack = async () => {
      await this.#mailboxes.giveBack(mailbox);
      await this.#organizations.giveBack(organizationId);
    };
    const toOne = await this.#mailboxes.take(mailbox);
    const toAll = await this.#organizations.take(organizationId);
    try {
      refuse(toOne, most.mailbox, `emails were sent to ${email}`);
      refuse(toAll, most.organization, 'invitations were sent');
      return await work();
    } catch (error) {
      await giveBack();
      throw error;
    }
  }
}

function refuse({ attempts, seconds: left }: Counted, limit: number, what: string): void {
  if (attempts <= limit) return;
  throw new ProblemError(
    'rate_limited',
    `${limit} ${what} within an hour. Try again in ${waitWords(left)}.`,
    {},
    { 'Retry-After': String(left) },
  );
}
