import { nameKey } from '#lib/rules/names/name-key';

/** What distinguishes home records. */
export type Identity = {
  formation_jurisdiction: string;
  legal_name: string;
  registration_number?: string | null | undefined;
};

type Known<T> = { number: string | null; value: T };

/**
 * Businesses that are known by home state and number; where one of two has no number, by home state and name. A second
 * import of a file finds by it what the first one added.
 */
export class KnownBusinesses<T> {
  readonly #byNumber = new Map<string, T>();
  readonly #byName = new Map<string, Known<T>[]>();

  add(identity: Identity, value: T): void {
    const { number, numberKey, name } = keysOf(identity);
    if (number !== null && !this.#byNumber.has(numberKey)) this.#byNumber.set(numberKey, value);
    this.#byName.set(name, [...(this.#byName.get(name) ?? []), { number, value }]);
  }

  find(identity: Identity): T | undefined {
    const { number, numberKey, name } = keysOf(identity);
    const named = this.#byName.get(name) ?? [];
    if (number === null) return named[0]?.value;
    return this.#byNumber.get(numberKey) ?? named.find((known) => known.number === null)?.value;
  }
}

function keysOf({ formation_jurisdiction: state, legal_name, registration_number }: Identity) {
  const number = registration_number || null;
  return { number, numberKey: `${state} ${number}`, name: `${state} ${nameKey(legal_name)}` };
}
