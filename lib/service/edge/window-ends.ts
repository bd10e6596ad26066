import { LRUCache } from 'lru-cache';

const sameWindowMs = 1_000;

/**
 * When the window of a key ends, in whole Unix seconds. The milliseconds of a counter vary slightly between requests;
 * within a window the value stays the same.
 */
export class WindowEnds {
  readonly #ends = new LRUCache<string, number>({ max: 20_000 });

  of(key: string, msBeforeNext: number): number {
    const end = Date.now() + msBeforeNext;
    const known = this.#ends.get(key);
    if (known !== undefined && Math.abs(known - end) < sameWindowMs) return Math.ceil(known / 1000);
    this.#ends.set(key, end);
    return Math.ceil(end / 1000);
  }
}
