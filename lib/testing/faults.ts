import { alternativeOf, type RequestSchema, type Schemas, typesOf } from '#lib/testing/request-schema';

/** An invalid value for a place. `raw` is JSON text that no value serializes to. */
export type Fault = { name: string } & ({ value: unknown } | { raw: string });

const ofEachType: Record<string, unknown> = {
  string: 'words',
  number: 7,
  boolean: true,
  array: [],
  object: {},
};

function wrongTypes(types: string[]): Fault[] {
  const taken = new Set(types.map((type) => (type === 'integer' ? 'number' : type)));
  return Object.entries(ofEachType)
    .filter(([type]) => !taken.has(type))
    .map(([type, value]) => ({ name: `${type} for ${types.join(' or ')}`, value }));
}

const noDates = [
  '2026-02-30',
  '2025-02-29',
  '2026-13-01',
  '2026-00-10',
  '21.11.2026',
  '2026-1-1',
  '99999-01-01',
];
const noTimes = [...noDates, '2026-11-21T25:00:00Z', '2026-11-21T09:30:00', '2026-02-30T09:30:00Z'];

const broken: Fault[] = [
  { name: 'a null character', raw: '"a\\u0000b"' },
  { name: 'half of a character', raw: '"a\\ud800b"' },
];

function textFaults(schema: RequestSchema): Fault[] {
  const of = (name: string, values: string[]): Fault[] =>
    values.map((value) => ({ name: `${name} ${value.slice(0, 30)}`, value }));
  const faults = [...broken];
  if (schema.enum) return [...faults, ...of('unknown', ['no_such_value', '', `${schema.enum[0]} `])];
  if (schema.format === 'date') return [...faults, ...of('no date', ['', ...noDates])];
  if (schema.format === 'date-time') return [...faults, ...of('no time', ['', ...noTimes])];
  if (schema.format === 'uuid')
    return [...faults, ...of('no id', ['', '7', `${'0'.repeat(8)}-0000`, "' or 1=1 --"])];
  if (schema.format === 'uri') faults.push(...of('no address', ['nowhere', 'javascript:alert(1)']));
  if (schema.pattern) faults.push(...of('no match', ['', '\u202e§§§', 'x'.repeat(2_000)]));
  // Spaces are characters of a password.
  if (schema.minLength) faults.push(...of('empty', schema.format === 'password' ? [''] : ['', '   ']));
  if (schema.maxLength) faults.push({ name: 'too long', value: 'x'.repeat(schema.maxLength + 1) });
  return faults;
}

function numberFaults(schema: RequestSchema): Fault[] {
  return [
    { name: 'past all numbers', raw: '1e999' },
    ...(typesOf(schema).includes('integer') ? [{ name: 'a fraction', value: 1.5 }] : []),
    ...(schema.minimum === undefined ? [] : [{ name: 'too small', value: schema.minimum - 1 }]),
    ...(schema.maximum === undefined ? [] : [{ name: 'too large', value: schema.maximum + 1 }]),
  ];
}

const deep = `${'['.repeat(40)}${']'.repeat(40)}`;
const deepest: Fault = { name: 'forty levels', raw: deep };

/** Every way in which a value of this schema can be invalid; none if anything is allowed. */
export function faultsOf(schema: RequestSchema, named: Schemas): Fault[] {
  const types = typesOf(schema);
  const alternative = alternativeOf(schema, named);
  if (types.length === 0) return [deepest, ...(alternative?.type ? wrongTypes(unionTypes(schema)) : [])];
  const ownEntry: Fault = { name: 'a member named __proto__', raw: '{"__proto__":{"x":1}}' };
  return [
    deepest,
    ...(types.includes('null') ? [] : [{ name: 'null', value: null }]),
    ...wrongTypes(types),
    ...(types.includes('string') ? textFaults(schema) : []),
    ...(types.includes('number') || types.includes('integer') ? numberFaults(schema) : []),
    ...(types.includes('object') ? [ownEntry] : []),
    ...(schema.maxItems === undefined
      ? []
      : [{ name: 'too many', value: Array.from({ length: schema.maxItems + 1 }, () => null) }]),
    ...(schema.minItems ? [{ name: 'too few', value: [] }] : []),
  ];
}

function unionTypes(schema: RequestSchema): string[] {
  return (schema.oneOf ?? schema.anyOf ?? []).flatMap((one) => (one.$ref ? ['object'] : typesOf(one)));
}

/** The JSON of `sample` with the invalid value at the path. */
export function withFault(sample: unknown, path: readonly (string | number)[], fault: Fault): string {
  const mark = '\u241fthe place of the fault\u241f';
  const copy = structuredClone(sample);
  setAt(copy, path, mark);
  const text = 'raw' in fault ? fault.raw : JSON.stringify(fault.value);
  return JSON.stringify(copy).replace(JSON.stringify(mark), () => text);
}

/** Sets a nested value, or removes the member if it is undefined. */
export function setAt(root: unknown, path: readonly (string | number)[], value: unknown): void {
  const last = path.at(-1);
  const holder = path.slice(0, -1).reduce((at, part) => Object(at)[part], root);
  if (last === undefined || typeof holder !== 'object' || holder === null) return;
  if (value === undefined) Reflect.deleteProperty(holder, last);
  else Reflect.set(holder, last, value);
}
