/** Remembers what was asked last, at most `most` answers: the one that nobody has asked for longest goes first. */
export class BoundedCache<T> {
  readonly #most: number;
  readonly #entries = new Map<string, T>();

  constructor(most: number) {
    this.#most = most;
  }

  get(key: string): T | undefined {
    const found = this.#entries.get(key);
    if (found === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, found);
    return found;
  }

  set(key: string, value: T): T {
    this.#entries.set(key, value);
    if (this.#entries.size > this.#most) {
      for (const oldest of this.#entries.keys()) {
        this.#entries.delete(oldest);
        break;
      }
    }
    return value;
  }
}
