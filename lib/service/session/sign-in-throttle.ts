import { setTimeout as pause } from 'node:timers/promises';
import { addressBlock } from '#lib/config/client-address';
import { tooManyAttemptsWords } from '#lib/rules/person/sign-in-wait';
import { ProblemError } from '#lib/service/errors';
import { AttemptCounter } from '#lib/service/limits/attempt-counter';
import { ConcurrencyLimiter } from '#lib/service/limits/concurrency-limiter';
import type { SharedCounts } from '#lib/service/limits/shared-count';

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

type SignInAttempt = {
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
  readonly #pairs: AttemptCounter;
  readonly #addresses: AttemptCounter;
  readonly #emails: AttemptCounter;
  readonly #codes: AttemptCounter;
  readonly #demo: AttemptCounter;
  readonly #starts: AttemptCounter;
  readonly #lines = new Map<string, ConcurrencyLimiter>();

  constructor(shared: SharedCounts | null) {
    const attempts = (name: string, limit: number, seconds = windowSeconds) =>
      new AttemptCounter({ name: `sign-in-${name}`, most: limit, seconds }, shared);
    this.#pairs = attempts('pair', most.pair);
    this.#addresses = attempts('address', most.address);
    this.#emails = attempts('email', most.email);
    this.#codes = attempts('code', codes.most, codes.seconds);
    this.#demo = attempts('demo', demoVisitsAMinute, 60);
    this.#starts = attempts('start', startsAMinute, 60);
  }

  /** Counts one attempt. A known address has its own limit, so that strangers cannot lock the person out. */
  async take(tried: SignInAttempt): Promise<Verdict> {
    const { pair, address, email } = namesOf(tried);
    const counts = [
      { attempts: this.#pairs, key: pair, limit: most.pair },
      ...(tried.isKnown
        ? []
        : [
            { attempts: this.#addresses, key: address, limit: most.address },
            { attempts: this.#emails, key: email, limit: most.email },
          ]),
    ];
    for (const { attempts, key, limit } of counts) {
      const counted = await attempts.take(key);
      if (counted.attempts > limit) return { wait: counted.seconds, isFirst: counted.attempts === limit + 1 };
    }
    return { wait: null, isFirst: false };
  }

  async forgive(tried: SignInAttempt): Promise<void> {
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
  async slowly(tried: SignInAttempt, check: () => Promise<boolean>): Promise<boolean> {
    const { pair } = namesOf(tried);
    const line = this.#lines.get(pair) ?? new ConcurrencyLimiter({ concurrent: 1, queued: 5, perCaller: 6 });
    this.#lines.set(pair, line);
    try {
      const right = await line.run(pair, async () => {
        const isRight = await check();
        if (!isRight) await pause(pauseAfterWrongMs);
        return isRight;
      });
      if (right === null) throw tooManyAttempts(5);
      return right;
    } finally {
      if (line.isEmpty) this.#lines.delete(pair);
    }
  }

  /** Counts one code of a person who has given the correct password. */
  async takeCode(personId: string): Promise<Verdict> {
    const { attempts, seconds } = await this.#codes.take(personId);
    return { wait: attempts > codes.most ? seconds : null, isFirst: attempts === codes.most + 1 };
  }

  forgiveCode(personId: string): Promise<void> {
    return this.#codes.clear(personId);
  }

  /** Counts one visit of the demo. Throws `rate_limited`. */
  async takeVisit(address: string | null): Promise<void> {
    const { attempts, seconds } = await this.#demo.take(addressBlock(address));
    if (attempts > demoVisitsAMinute) throw tooManyAttempts(seconds);
  }

  /** Counts one start of a sign-in through a provider, which sends requests to it. Throws `rate_limited`. */
  async takeStart(address: string | null): Promise<void> {
    const { attempts, seconds } = await this.#starts.take(addressBlock(address));
    if (attempts > startsAMinute) throw tooManyAttempts(seconds);
  }
}

function namesOf({ email, address }: SignInAttempt) {
  const block = addressBlock(address);
  return { pair: `${email} ${block}`, address: block, email };
}

export function tooManyAttempts(seconds: number): ProblemError {
  return new ProblemError(
    'rate_limited',
    tooManyAttemptsWords(seconds),
    {},
    { 'Retry-After': String(seconds) },
  );
}
