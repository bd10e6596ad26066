// One that is being started or stopped may never answer.
const patienceMs = 2_000;

/** Counts who has confirmed to have heard a message, until all have. */
export class Heard {
  readonly #waiting = new Map<string, { left: number; done: () => void }>();

  /** Done once `count` have confirmed the message of this mark, and after two seconds in any case. */
  by(count: number, mark: string): Promise<void> {
    if (count === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const patience = setTimeout(() => this.#end(mark), patienceMs).unref();
      const done = () => {
        clearTimeout(patience);
        resolve();
      };
      this.#waiting.set(mark, { left: count, done });
    });
  }

  note(mark: string): void {
    const waiting = this.#waiting.get(mark);
    if (!waiting) return;
    waiting.left -= 1;
    if (waiting.left === 0) this.#end(mark);
  }

  #end(mark: string): void {
    this.#waiting.get(mark)?.done();
    this.#waiting.delete(mark);
  }
}
