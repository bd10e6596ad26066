import { LRUCache } from 'lru-cache';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { waitWords } from '#lib/rules/calendar/wait-words';
import type { Parts } from '#lib/service/context';
import { ProblemError } from '#lib/service/errors';
import type { SharedCount, SharedCounts } from '#lib/service/limits/shared-count';

const windowSeconds = 60;
// The value of the headers if there is no limit: the largest possible one.
const unlimited = 10_000_000;

/**
 * Counts the requests of each key and each person per minute: in this process, or in Redis for all processes. Minutes
 * are real time, also for a test key whose clock was moved.
 */
export class RateLimit {
  readonly #limit: number;
  readonly #own: RateLimiterAbstract | null;
  readonly #shared: SharedCount | null;
  readonly #ends = new WindowEnds();

  constructor({ env }: Pick<Parts, 'env'>, shared: SharedCounts | null) {
    this.#limit = env.RATE_LIMIT_PER_MINUTE;
    const options = { points: this.#limit, duration: windowSeconds, keyPrefix: 'statehouse-rate' };
    const isLimited = this.#limit > 0;
    this.#own = isLimited ? new RateLimiterMemory(options) : null;
    this.#shared = isLimited && shared ? shared.count(options) : null;
  }

  /** Counts one request against the minute of `key`; returns the headers, or throws `rate_limited` with them. */
  async take(key: string): Promise<Record<string, string>> {
    if (!this.#own) return headersOf(unlimited, unlimited, Math.ceil(Date.now() / 1000) + windowSeconds);
    const counted =
      (await this.#shared?.consume(key)) ??
      (await this.#own.consume(key).catch((refusal: unknown) => refusal));
    // The library throws its own result if the limit is reached, and an error if it cannot count.
    if (!(counted instanceof RateLimiterRes)) throw counted;
    const headers = headersOf(this.#limit, counted.remainingPoints, this.#ends.of(key, counted.msBeforeNext));
    if (counted.consumedPoints <= this.#limit) return headers;
    const seconds = Math.max(1, Math.ceil(counted.msBeforeNext / 1000));
    throw new ProblemError(
      'rate_limited',
      `More than ${this.#limit} requests in a minute. Try again in ${waitWords(seconds)}.`,
      {},
      { ...headers, 'Retry-After': String(seconds) },
    );
  }
}

const sameWindowMs = 1_000;

/**
 * When the window of a key ends, in whole Unix seconds. The milliseconds of a counter vary slightly between requests;
 * within a window the value stays the same.
 */
class WindowEnds {
  readonly #ends = new LRUCache<string, number>({ max: 20_000 });

  of(key: string, msBeforeNext: number): number {
    const end = Date.now() + msBeforeNext;
    const known = this.#ends.get(key);
    if (known !== undefined && Math.abs(known - end) < sameWindowMs) return Math.ceil(known / 1000);
    this.#ends.set(key, end);
    return Math.ceil(end / 1000);
  }
}

function headersOf(limit: number, remaining: number, resetAt: number): Record<string, string> {
  return {
    'X-RateLimit-Limit': String(limit),
    'X-RateLimit-Remaining': String(Math.max(0, remaining)),
    'X-RateLimit-Reset': String(resetAt),
  };
}
