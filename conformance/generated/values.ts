import fc from 'fast-check';
import type { Reference, Schema } from './document.ts';

/** A placeholder for the id of something created in this run: the nth of its type, chosen when the request is sent. */
export type IdOf = {
  $id: number;
};

const states = ['US-TX', 'US-NV', 'US-CO', 'US-NY', 'US-DE', 'US-CA', 'US-MA'];
const dates = ['2026-11-21', '2019-03-04', '2024-02-29', '1800-01-01', '2200-12-31'];
const times = ['2026-11-21T09:30:00Z', '2024-02-29T23:59:59.999+14:00', '2200-12-31T00:00:00Z'];
const addresses = ['filings@northwind.example', 'a@b.co', 'maria.okafor+llc@mail.northwind.example'];

/** Short texts of every kind of character; long ones only at the bound. */
const words = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 12 })
      .map((text) => text.trim() || 'x'),
  },
  {
    weight: 2,
    arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6 }).map((text) => text.trim() || 'x'),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom('Nörthwind 🚚', 'שלום \u202e', "O'Neil; --", '<b>x</b>', 'é', 'constructor'),
  },
);

/** Generates values that a schema allows, each arbitrary built once. */
export class Values {
  readonly #reference: Reference;
  readonly #made = new Map<Schema, fc.Arbitrary<unknown>>();

  constructor(reference: Reference) {
    this.#reference = reference;
  }

  of(schema: Schema): fc.Arbitrary<unknown> {
    const made = this.#made.get(schema) ?? this.#make(this.#reference.resolve(schema));
    this.#made.set(schema, made);
    return made;
  }

  #make(schema: Schema): fc.Arbitrary<unknown> {
    if (schema.const !== undefined) return fc.constant(schema.const);
    if (schema.enum) return fc.constantFrom(...schema.enum);
    const alternatives = schema.oneOf ?? schema.anyOf;
    if (alternatives) return fc.oneof(...alternatives.map((one) => this.of(one)));
    const [type, second] = [schema.type ?? 'anything'].flat();
    const value = this.#typed(type === 'null' && second ? second : String(type), schema);
    return [schema.type].flat().includes('null') ? fc.option(value, { freq: 5 }) : value;
  }

  #typed(type: string, schema: Schema): fc.Arbitrary<unknown> {
    if (type === 'string') return text(schema);
    if (type === 'boolean') return fc.boolean();
    if (type === 'integer' || type === 'number') return count(schema);
    if (type === 'array') {
      const { items = {}, minItems = 0, maxItems = 3 } = schema;
      return fc.array(this.of(items), {
        minLength: minItems,
        maxLength: Math.max(minItems, Math.min(maxItems, 3)),
      });
    }
    if (type === 'object') return this.#object(schema);
    return fc.oneof(fc.constantFrom(null, true, 7, 'words'), words);
  }

  #object({ properties, required, additionalProperties }: Schema): fc.Arbitrary<unknown> {
    if (properties) {
      const members = Object.entries(properties).map(([name, member]) => [name, this.of(member)]);
      return fc.record<Record<string, unknown>>(Object.fromEntries(members), {
        requiredKeys: required ?? [],
        noNullPrototype: true,
      });
    }
    const value = typeof additionalProperties === 'object' ? this.of(additionalProperties) : words;
    return fc.dictionary(words, value, { maxKeys: 3, noNullPrototype: true });
  }
}

function text({ format, pattern, example, minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<unknown> {
  if (format === 'uuid') return fc.nat(99).map((index): IdOf => ({ $id: index }));
  if (format === 'date') return fc.constantFrom(...dates);
  if (format === 'date-time') return fc.constantFrom(...times);
  if (pattern?.startsWith('^US-')) return fc.constantFrom(...states);
  if (typeof example === 'string' && (pattern || format || example.includes('://')))
    return fc.constant(example);
  if (typeof example === 'string' && example.includes('@')) return fc.constantFrom(...addresses);
  const bound = fc.constant('x'.repeat(Math.min(maxLength, 400)));
  const fitting = words.map((one) => one.slice(0, maxLength).padEnd(minLength, 'x'));
  const sample = typeof example === 'string' ? [{ weight: 30, arbitrary: fc.constant(example) }] : [];
  return fc.oneof({ weight: 5, arbitrary: fitting }, { weight: 1, arbitrary: bound }, ...sample);
}

function count({ type, minimum = 0, maximum = 1_000 }: Schema): fc.Arbitrary<unknown> {
  const top = Math.min(maximum, 100_000);
  if ([type].flat().includes('integer')) return fc.integer({ min: Math.ceil(minimum), max: top });
  return fc.oneof(
    fc.constantFrom(minimum, top),
    fc.integer({ min: Math.ceil(minimum), max: Math.floor(top) }),
  );
}
