/** A queue for work that limits how much runs at once, how much waits, and how much of that belongs to one caller. */
export class ConcurrencyLimiter {
  readonly #limits: { concurrent: number; queued: number; perCaller: number };
  readonly #line: (() => void)[] = [];
  readonly #perCaller = new Map<string, number>();
  #running = 0;

  constructor(limits: { concurrent: number; queued: number; perCaller: number }) {
    this.#limits = limits;
  }

  get isEmpty(): boolean {
    return this.#running === 0;
  }

  /** The result of the work, or null if there is no room for it. */
  async run<T>(caller: string, work: () => Promise<T>): Promise<T | null> {
    const { concurrent, queued, perCaller } = this.#limits;
    const own = this.#perCaller.get(caller) ?? 0;
    if (own >= perCaller || this.#running + this.#line.length >= concurrent + queued) return null;
    this.#perCaller.set(caller, own + 1);
    if (this.#running >= concurrent) await new Promise<void>((resolve) => this.#line.push(resolve));
    else this.#running += 1;
    try {
      return await work();
    } finally {
      const left = (this.#perCaller.get(caller) ?? 1) - 1;
      if (left > 0) this.#perCaller.set(caller, left);
      else this.#perCaller.delete(caller);
      // The slot passes directly to the next in line.
      const next = this.#line.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
