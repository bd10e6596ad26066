import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { type IRateLimiterOptions, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

const timeoutMs = 1_000;
const restMs = 3_000;

/**
 * Counts in Redis, several kinds over one connection. If Redis is unreachable it returns null, and each process counts
 * for itself; this is logged once.
 */
export class SharedCounts {
  readonly #redis: Redis;
  readonly #log: Logger;
  /**
   * The first connection attempt: the first requests wait for it, so that they are counted together with all others.
   */
  readonly #begun: Promise<void>;
  #isAway = false;
  #restsUntil = 0;

  constructor(url: string, log: Logger) {
    this.#log = log;
    this.#redis = new Redis(url, {
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: 0,
      commandTimeout: timeoutMs,
      connectTimeout: 2_000,
    });
    this.#begun = new Promise((resolve) => {
      this.#redis.once('ready', resolve);
      this.#redis.on('error', (error: Error) => {
        resolve();
        this.#note(true, error);
      });
    });
  }

  count(options: IRateLimiterOptions): SharedCount {
    return new SharedCount(new RateLimiterRedis({ ...options, storeClient: this.#redis }), (work) =>
      this.#ask(work),
    );
  }

  stop(): void {
    this.#redis.disconnect();
  }

  async #ask<T>(work: () => Promise<T>): Promise<T | null> {
    if (this.#isAway && performance.now() < this.#restsUntil) return null;
    try {
      await this.#begun;
      const answer = await work();
      this.#note(false);
      return answer;
    } catch (error) {
      this.#note(true, error);
      return null;
    }
  }

  #note(isAway: boolean, error?: unknown): void {
    if (isAway) this.#restsUntil = performance.now() + restMs;
    if (isAway === this.#isAway) return;
    this.#isAway = isAway;
    if (isAway) {
      this.#log.warn({ err: error }, 'Redis is away: this process counts requests for itself alone');
    } else this.#log.info('Redis is back: all processes share one count of requests again');
  }
}

type Ask = <T>(work: () => Promise<T>) => Promise<T | null>;

/** One kind of count. Each call returns null if Redis did not count. */
export class SharedCount {
  readonly #limiter: RateLimiterRedis;
  readonly #ask: Ask;

  constructor(limiter: RateLimiterRedis, ask: Ask) {
    this.#limiter = limiter;
    this.#ask = ask;
  }

  consume(key: string): Promise<RateLimiterRes | null> {
    return this.#ask(() =>
      this.#limiter.consume(key).catch((refusal: unknown) => {
        // The library throws its own result if the limit is reached.
        if (refusal instanceof RateLimiterRes) return refusal;
        throw refusal;
      }),
    );
  }

  reward(key: string): Promise<unknown> {
    return this.#ask(() => this.#limiter.reward(key));
  }

  delete(key: string): Promise<unknown> {
    return this.#ask(() => this.#limiter.delete(key));
  }
}
