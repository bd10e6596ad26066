/** A queue for work that limits how much runs at once, how much waits, and how much of that belongs to one caller. */
export class Turns {
  readonly #limits: { atOnce: number; inLine: number; ofOne: number };
  readonly #line: (() => void)[] = [];
  readonly #ofOne = new Map<string, number>();
  #running = 0;

  constructor(limits: { atOnce: number; inLine: number; ofOne: number }) {
    this.#limits = limits;
  }

  get isEmpty(): boolean {
    return this.#running === 0;
  }

  /** The result of the work, or null if there is no room for it. */
  async run<T>(caller: string, work: () => Promise<T>): Promise<T | null> {
    const { atOnce, inLine, ofOne } = this.#limits;
    const own = this.#ofOne.get(caller) ?? 0;
    if (own >= ofOne || this.#running + this.#line.length >= atOnce + inLine) return null;
    this.#ofOne.set(caller, own + 1);
    if (this.#running >= atOnce) await new Promise<void>((resolve) => this.#line.push(resolve));
    else this.#running += 1;
    try {
      return await work();
    } finally {
      const left = (this.#ofOne.get(caller) ?? 1) - 1;
      if (left > 0) this.#ofOne.set(caller, left);
      else this.#ofOne.delete(caller);
      // The slot passes directly to the next in line.
      const next = this.#line.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
