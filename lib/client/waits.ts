/**
 * The waits in progress on this page that the service asked for, so that the page can show them. One instance per page.
 */
class Waits {
  readonly #ends = new Set<{ at: number }>();
  readonly #listeners = new Set<() => void>();

  /** Returns a function that ends the wait. */
  begin(milliseconds: number): () => void {
    const end = { at: Date.now() + milliseconds };
    this.#ends.add(end);
    this.#notify();
    return () => {
      if (this.#ends.delete(end)) this.#notify();
    };
  }

  /** When the last of them ends, in milliseconds since 1970; null without any. */
  readonly latest = (): number | null => {
    let latest: number | null = null;
    for (const { at } of this.#ends) latest = Math.max(latest ?? 0, at);
    return latest;
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}

export const waits = new Waits();
