/** A value of this page that its parts watch. One instance per page. */
export class Watched<Value> {
  readonly #listeners = new Set<() => void>();
  readonly atFirst: Value;
  #value: Value;

  constructor(atFirst: Value) {
    this.atFirst = atFirst;
    this.#value = atFirst;
  }

  set(value: Value): void {
    if (value === this.#value) return;
    this.#value = value;
    for (const listener of this.#listeners) listener();
  }

  readonly read = (): Value => this.#value;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}
