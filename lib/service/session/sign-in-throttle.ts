import { setTimeout as pause } from 'node:timers/promises';
import { addressBlock } from '#lib/config/client-address';
import { ProblemError } from '#lib/service/errors';
import type { SharedCounts } from '#lib/service/limits/shared-count';
import { Tries } from '#lib/service/limits/tries';
import { Turns } from '#lib/service/limits/turns';

const windowSeconds = 15 * 60;
/** Wrong attempts in 15 minutes. */
const most = {
  /** For one email from one address. */
  pair: 10,
  /** From one address, for any emails. */
  address: 50,
  /** For one email, from all addresses that its person has not signed in from before. */
  email: 100,
};
/** Wrong codes for one person in an hour, from all addresses. */
const codes = { most: 10, seconds: 3_600 };
const demoVisitsAMinute = 60;
const startsAMinute = 30;
const pauseAfterWrongMs = 1_000;

type SignInTry = {
  email: string;
  address: string | null;
  /** Whether the person of this email has signed in from this address before. */
  isKnown: boolean;
};

/** The result of counting one attempt. */
type Verdict = {
  /** Seconds to wait after too many attempts, otherwise null. */
  wait: number | null;
  /** Whether this is the first attempt beyond the limit. */
  isFirst: boolean;
};

/** Counts sign-in attempts before the password is checked; a correct password takes its attempt back. */
export class SignInThrottle {
  readonly #pairs: Tries;
  readonly #addresses: Tries;
  readonly #emails: Tries;
  readonly #codes: Tries;
  readonly #demo: Tries;
  readonly #starts: Tries;
  readonly #lines = new Map<string, Turns>();

  constructor(shared: SharedCounts | null) {
    const tries = (name: string, limit: number, seconds = windowSeconds) =>
      new Tries({ name: `sign-in-${name}`, most: limit, seconds }, shared);
    this.#pairs = tries('pair', most.pair);
    this.#addresses = tries('address', most.address);
    this.#emails = tries('email', most.email);
    this.#codes = tries('code', codes.most, codes.seconds);
    this.#demo = tries('demo', demoVisitsAMinute, 60);
    this.#starts = tries('start', startsAMinute, 60);
  }

  /** Counts one attempt. A known address has its own limit, so that strangers cannot lock the person out. */
  async take(tried: SignInTry): Promise<Verdict> {
    const { pair, address, email } = namesOf(tried);
    const counts = [
      { tries: this.#pairs, key: pair, limit: most.pair },
      ...(tried.isKnown
        ? []
        : [
            { tries: this.#addresses, key: address, limit: most.address },
            { tries: this.#emails, key: email, limit: most.email },
          ]),
    ];
    for (const { tries, key, limit } of counts) {
      const counted = await tries.take(key);
      if (counted.tries > limit) return { wait: counted.seconds, isFirst: counted.tries === limit + 1 };
    }
    return { wait: null, isFirst: false };
  }

  async forgive(tried: SignInTry): Promise<void> {
    const { pair, address, email } = namesOf(tried);
    await this.#pairs.clear(pair);
    if (tried.isKnown) return;
    await this.#addresses.giveBack(address);
    await this.#emails.giveBack(email);
  }

  /**
   * Checks a password after too many wrong ones from a known address: one at a time, with a pause after a wrong one, so
   * that the correct one still signs in and guessing is too slow.
   */
  async slowly(tried: SignInTry, check: () => Promise<boolean>): Promise<boolean> {
    const { pair } = namesOf(tried);
    const line = this.#lines.get(pair) ?? new Turns({ atOnce: 1, inLine: 5, ofOne: 6 });
    this.#lines.set(pair, line);
    const right = await line.run(pair, async () => {
      const isRight = await check();
      if (!isRight) await pause(pauseAfterWrongMs);
      return isRight;
    });
    if (right === null) throw tooManyTries(5);
    if (line.isEmpty) this.#lines.delete(pair);
    return right;
  }

  /** Counts one code of a person who has given the correct password. */
  async takeCode(personId: string): Promise<Verdict> {
    const { tries, seconds } = await this.#codes.take(personId);
    return { wait: tries > codes.most ? seconds : null, isFirst: tries === codes.most + 1 };
  }

  forgiveCode(personId: string): Promise<void> {
    return this.#codes.clear(personId);
  }

  /** Counts one visit of the demo. Throws `rate_limited`. */
  async takeVisit(address: string | null): Promise<void> {
    const { tries, seconds } = await this.#demo.take(addressBlock(address));
    if (tries > demoVisitsAMinute) throw tooManyTries(seconds);
  }

  /** Counts one start of a sign-in through a provider, which sends requests to it. Throws `rate_limited`. */
  async takeStart(address: string | null): Promise<void> {
    const { tries, seconds } = await this.#starts.take(addressBlock(address));
    if (tries > startsAMinute) throw tooManyTries(seconds);
  }
}

function namesOf({ email, address }: SignInTry) {
  const block = addressBlock(address);
  return { pair: `${email} ${block}`, address: block, email };
}

export function tooManyTries(seconds: number): ProblemError {
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  const detail = `Too many tries to sign in. Try again in ${count} ${unit}${count === 1 ? '' : 's'}.`;
  return new ProblemError('rate_limited', detail, {}, { 'Retry-After': String(seconds) });
}
