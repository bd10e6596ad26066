// A process that is starting or stopping may never acknowledge.
const longestWaitMs = 2_000;

/** Counts the listeners that have acknowledged a message, until all have. */
export class Acknowledgements {
  readonly #waiting = new Map<string, { left: number; done: () => void }>();

  /** Resolves once `count` listeners have acknowledged the message with this mark, or after two seconds. */
  by(count: number, mark: string): Promise<void> {
    if (count === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const giveUp = setTimeout(() => this.#end(mark), longestWaitMs).unref();
      const done = () => {
        clearTimeout(giveUp);
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
