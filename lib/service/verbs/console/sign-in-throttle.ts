import { createHash } from 'node:crypto';
import { Redis } from 'ioredis';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Env } from '#lib/config/env';
import { ProblemError } from '#lib/service/errors';

const windowSeconds = 15 * 60;
const triesPerEmail = 10;
const triesPerAddress = 50;

/** Counts tries to sign in, for each e-mail and each address of a browser. A success clears the e-mail's count. */
export class SignInThrottle {
  readonly #byEmail: RateLimiterAbstract;
  readonly #byAddress: RateLimiterAbstract;

  constructor(env: Pick<Env, 'REDIS_URL'>) {
    const redis = env.REDIS_URL
      ? new Redis(env.REDIS_URL, { enableOfflineQueue: false, lazyConnect: true })
      : null;
    redis?.on('error', () => {});
    redis?.connect().catch(() => {});
    this.#byEmail = limiter(redis, 'statehouse-sign-in-email', triesPerEmail);
    this.#byAddress = limiter(redis, 'statehouse-sign-in-address', triesPerAddress);
  }

  /** Counts one try, before the password is looked at. Throws `rate_limited`. */
  async take(email: string, address: string | undefined): Promise<void> {
    try {
      await this.#byEmail.consume(digest(email));
      if (address) await this.#byAddress.consume(digest(address));
    } catch (result) {
      if (!(result instanceof RateLimiterRes)) throw result;
      const seconds = Math.max(1, Math.ceil(result.msBeforeNext / 1000));
      throw new ProblemError(
        'rate_limited',
        `Too many tries to sign in. Try again in ${Math.ceil(seconds / 60)} minutes.`,
        {},
        { 'Retry-After': String(seconds) },
      );
    }
  }

  async clear(email: string): Promise<void> {
    await this.#byEmail.delete(digest(email));
  }
}

function limiter(redis: Redis | null, keyPrefix: string, points: number): RateLimiterAbstract {
  const options = { keyPrefix, points, duration: windowSeconds };
  if (!redis) return new RateLimiterMemory(options);
  return new RateLimiterRedis({
    ...options,
    storeClient: redis,
    insuranceLimiter: new RateLimiterMemory(options),
  });
}

// Neither e-mails nor addresses of people stand in a store of counters.
function digest(text: string): string {
  return createHash('sha256').update(text.trim().toLowerCase()).digest('base64url');
}
