import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { type IRateLimiterOptions, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

const patienceMs = 1_000;
const restMs = 3_000;

/** Counts in Redis. With Redis away it answers null, and each process counts for itself; the log says so once. */
export class SharedCount {
  readonly #redis: Redis;
  readonly #limiter: RateLimiterRedis;
  readonly #log: Logger;
  /** The first connection, made or failed: the first requests wait for it, so that they are counted with all others. */
  readonly #begun: Promise<void>;
  #isAway = false;
  #restsUntil = 0;

  constructor(url: string, options: IRateLimiterOptions, log: Logger) {
    this.#log = log;
    this.#redis = new Redis(url, {
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: 0,
      commandTimeout: patienceMs,
      connectTimeout: 2_000,
    });
    this.#limiter = new RateLimiterRedis({ ...options, storeClient: this.#redis });
    this.#begun = new Promise((resolve) => {
      this.#redis.once('ready', resolve);
      this.#redis.on('error', (error: Error) => {
        resolve();
        this.#note(true, error);
      });
    });
  }

  /** Null where Redis did not count. */
  async consume(key: string): Promise<RateLimiterRes | null> {
    if (this.#isAway && Date.now() < this.#restsUntil) return null;
    try {
      await this.#begun;
      return this.#counted(await this.#limiter.consume(key));
    } catch (error) {
      if (error instanceof RateLimiterRes) return this.#counted(error);
      this.#note(true, error);
      return null;
    }
  }

  stop(): void {
    this.#redis.disconnect();
  }

  #counted(result: RateLimiterRes): RateLimiterRes {
    this.#note(false);
    return result;
  }

  #note(isAway: boolean, error?: unknown): void {
    if (isAway) this.#restsUntil = Date.now() + restMs;
    if (isAway === this.#isAway) return;
    this.#isAway = isAway;
    if (isAway) {
      this.#log.warn({ err: error }, 'Redis is away: this process counts requests for itself alone');
    } else this.#log.info('Redis is back: all processes share one count of requests again');
  }
}
