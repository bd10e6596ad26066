import { nameKey } from '#lib/rules/names/name-key';

/** The facts that distinguish home records. */
export type Identity = {
  formation_jurisdiction: string;
  legal_name: string;
  registration_number?: string | null | undefined;
};

/** Enough for numbers of ten digits. */
export const mostZeros = 9;

// A spreadsheet leaves out the zeros at its beginning.
const withoutZeros = (number: string) => number.replace(/^0+(?=.)/, '');

/** All that is the same number, to find it where it is stored as it was written. */
export function spellingsOf(number: string): string[] {
  const bare = withoutZeros(number);
  return [number, ...Array.from({ length: mostZeros + 1 }, (_, zeros) => '0'.repeat(zeros) + bare)];
}

type Known<T> = { number: string | null; value: T };

/**
 * Finds known businesses by home state and number, or by home state and name if one of two has no number. With it, a
 * second import of a file recognizes the records of the first.
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
  const number = registration_number ? withoutZeros(registration_number) : null;
  return { number, numberKey: `${state} ${number}`, name: `${state} ${nameKey(legal_name)}` };
}
