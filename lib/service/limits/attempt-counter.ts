import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { SharedCount, SharedCounts } from '#lib/service/limits/shared-count';

const mostKeys = 20_000;

export type Counted = {
  /** Including this attempt. */
  attempts: number;
  /** Seconds until the window ends, at least one. */
  seconds: number;
};

/**
 * Counts attempts by unknown callers in windows of a fixed length: in Redis for all processes, otherwise in this one,
 * which drops the least recently used key beyond 20,000.
 */
export class AttemptCounter {
  readonly #windowMs: number;
  readonly #shared: SharedCount | null;
  #counts: LRUCache<string, { attempts: number; until: number }> | undefined;

  constructor(options: { name: string; most: number; seconds: number }, shared: SharedCounts | null) {
    const { name, most, seconds } = options;
    this.#windowMs = seconds * 1000;
    this.#shared =
      shared?.count({ keyPrefix: `statehouse-${name}`, points: most, duration: seconds }) ?? null;
  }

  // A cache allocates room for all its keys at once, so it is created at the first attempt.
  get #own() {
    this.#counts ??= new LRUCache({ max: mostKeys });
    return this.#counts;
  }

  async take(key: string): Promise<Counted> {
    const name = digest(key);
    const shared = await this.#shared?.consume(name);
    if (shared) return { attempts: shared.consumedPoints, seconds: secondsOf(shared.msBeforeNext) };
    const now = performance.now();
    const open = this.#open(name, now) ?? { attempts: 0, until: now + this.#windowMs };
    open.attempts += 1;
    this.#own.set(name, open);
    return { attempts: open.attempts, seconds: secondsOf(open.until - now) };
  }

  /** Subtracts one attempt. */
  async giveBack(key: string): Promise<void> {
    const name = digest(key);
    await this.#shared?.reward(name);
    const open = this.#open(name, performance.now());
    if (open && open.attempts > 0) open.attempts -= 1;
  }

  async clear(key: string): Promise<void> {
    const name = digest(key);
    await this.#shared?.delete(name);
    const open = this.#open(name, performance.now());
    if (open) open.attempts = 0;
  }

  #open(name: string, now: number) {
    const known = this.#own.get(name);
    return known && known.until > now ? known : undefined;
  }
}

function secondsOf(milliseconds: number): number {
  return Math.max(1, Math.ceil(milliseconds / 1000));
}

// Email addresses and people's IP addresses are not stored with counters.
function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
