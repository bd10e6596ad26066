/** Something about this page that is so or not, and that its parts watch. One instance per page. */
export class Sign {
  readonly #listeners = new Set<() => void>();
  #isSet = false;

  set(isSet: boolean): void {
    if (isSet === this.#isSet) return;
    this.#isSet = isSet;
    for (const listener of this.#listeners) listener();
  }

  readonly isSet = (): boolean => this.#isSet;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}
