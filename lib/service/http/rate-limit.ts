import { Redis } from 'ioredis';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Env } from '#lib/config/env';
import { ProblemError } from '#lib/service/errors';

const windowSeconds = 60;

/** Counts requests per key and minute: in this process, or in Redis for all processes together. */
export class RateLimit {
  readonly #limit: number;
  readonly #limiter: RateLimiterAbstract | null;
  readonly #redis: Redis | null;

  constructor(env: Pick<Env, 'RATE_LIMIT_PER_MINUTE' | 'REDIS_URL'>) {
    this.#limit = env.RATE_LIMIT_PER_MINUTE;
    this.#redis =
      env.REDIS_URL && this.#limit > 0 ? new Redis(env.REDIS_URL, { enableOfflineQueue: false }) : null;
    const options = { points: this.#limit, duration: windowSeconds, keyPrefix: 'statehouse-rate' };
    if (this.#limit === 0) this.#limiter = null;
    else if (this.#redis) {
      // With Redis away each process counts for itself rather than refusing or admitting all.
      this.#redis.on('error', () => {});
      this.#limiter = new RateLimiterRedis({
        ...options,
        storeClient: this.#redis,
        insuranceLimiter: new RateLimiterMemory(options),
      });
    } else this.#limiter = new RateLimiterMemory(options);
  }

  /** Takes one request off the key's minute; answers the headers, or throws `rate_limited` that carries them. */
  async take(key: string, now: Date): Promise<Record<string, string>> {
    if (!this.#limiter) return this.#headers(this.#limit, now.getTime() + windowSeconds * 1000);
    try {
      const result = await this.#limiter.consume(key);
      return this.#headers(result.remainingPoints, now.getTime() + result.msBeforeNext);
    } catch (result) {
      if (!(result instanceof RateLimiterRes)) throw result;
      const seconds = Math.max(1, Math.ceil(result.msBeforeNext / 1000));
      throw new ProblemError(
        'rate_limited',
        `More than ${this.#limit} requests in a minute. Try again in ${seconds} seconds.`,
        {},
        {
          ...this.#headers(0, now.getTime() + result.msBeforeNext),
          'Retry-After': String(seconds),
        },
      );
    }
  }

  async stop(): Promise<void> {
    this.#redis?.disconnect();
  }

  #headers(remaining: number, resetAt: number): Record<string, string> {
    return {
      'X-RateLimit-Limit': String(this.#limit),
      'X-RateLimit-Remaining': String(Math.max(0, remaining)),
      'X-RateLimit-Reset': String(Math.ceil(resetAt / 1000)),
    };
  }
}
