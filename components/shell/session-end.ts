/** Whether the session of this page has ended, as the answers to its requests say. One instance per page. */
class SessionEnd {
  readonly #listeners = new Set<() => void>();
  #isOver = false;

  /** The status of an answer to this person: 401 says that the session is over, and a success that there is one. */
  notice(status: number): void {
    const isOver = status === 401 || (this.#isOver && status >= 400);
    if (isOver === this.#isOver) return;
    this.#isOver = isOver;
    for (const listener of this.#listeners) listener();
  }

  readonly isOver = (): boolean => this.#isOver;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

export const sessionEnd = new SessionEnd();
