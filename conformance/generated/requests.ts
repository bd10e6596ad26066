import fc from 'fast-check';
import type { Json } from '../target.ts';
import type { Operation, Parameter } from './document.ts';
import { mutantsOf } from './mutants.ts';
import { templatesOnly } from './templates.ts';
import type { Values } from './values.ts';

export type Generated = {
  operation: Operation;
  /** By the name of a path parameter: which of its kind. */
  ids: number;
  query: [string, unknown][];
  body: unknown;
  idempotencyKey: string | null;
};

const strangeTexts = [
  '',
  '0',
  '-1',
  '1e999',
  'x',
  'US-ZZ',
  '%00',
  '\u202e',
  'a'.repeat(600),
  '2026-02-30',
  "' or 1=1",
  '[]',
];

// Most of the keys that several requests have are a conflict once one is bound.
const keys = fc.oneof(
  fc.constant(null),
  fc.uuid(),
  fc.constantFrom('a', 'b', 'key of the run', 'k'.repeat(255), 'k'.repeat(256)),
);

/** Requests to one operation: every other body is valid by the reference, every other has a fault. */
export function requestsTo(
  operation: Operation,
  values: Values,
  templates: readonly Json[],
): fc.Arbitrary<Generated> {
  const good = operation.body ? values.of(operation.body.schema) : fc.constant(undefined);
  const known = templates.length > 0 ? fc.constantFrom(...templates) : good;
  const fitting = templatesOnly.has(operation.id)
    ? known
    : fc.oneof({ weight: 4, arbitrary: known }, { weight: 1, arbitrary: good });
  const body = operation.body ? fc.oneof(fitting, mutantsOf(fitting)) : fc.constant(undefined);
  const queries = operation.parameters.filter((parameter) => parameter.in === 'query');
  return fc.record({
    operation: fc.constant(operation),
    ids: fc.nat(60),
    query: fc.tuple(...queries.map((parameter) => queryOf(parameter, values))).map((list) => list.flat(1)),
    body,
    idempotencyKey: operation.parameters.some(({ name }) => name.toLowerCase() === 'idempotency-key')
      ? keys
      : fc.constant(null),
  });
}

/** An object is written out as `name[member]`, one parameter for each. */
function written(name: string, value: unknown): [string, unknown][] {
  if (typeof value !== 'object' || value === null || '$id' in value) return [[name, value]];
  return Object.entries(value).map(([member, inner]) => [`${name}[${member}]`, inner]);
}

function queryOf({ name, required, schema }: Parameter, values: Values): fc.Arbitrary<[string, unknown][]> {
  const good = values.of(schema).map((value) => written(name, value));
  const none = fc.constant<[string, unknown][]>([]);
  const bad = fc.constantFrom(...strangeTexts).map((value): [string, unknown][] => [[name, value]]);
  return fc.oneof(
    { weight: required ? 20 : 2, arbitrary: good },
    { weight: required ? 1 : 12, arbitrary: none },
    { weight: 1, arbitrary: bad },
  );
}
