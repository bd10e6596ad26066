import fc from 'fast-check';

const strange: unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e300,
  '',
  ' ',
  'x'.repeat(3_000),
  '\u202e',
  'a\u0000b',
  '\ud800',
  '2026-02-30',
  '99999-12-31',
  'US-ZZ',
  'no_such_value',
  '01970c5e-8f00-7c3a-9b1d-2f4e6a8c0d1e',
  [],
  {},
  [[[[]]]],
  { type: 'ghost' },
  Array.from({ length: 300 }, () => 'x'),
];

const change = fc.record({
  // Which member of the object that is met at each level, and how deep.
  steps: fc.array(fc.nat(30), { minLength: 1, maxLength: 4 }),
  value: fc.constantFrom(...strange),
  how: fc.constantFrom('replace', 'replace', 'remove', 'add'),
});

/** Bodies with one or two faults. */
export function mutantsOf(body: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const whole = fc.constantFrom<unknown>([], 'words', 7, null, {});
  const changed = fc.tuple(body, fc.array(change, { minLength: 1, maxLength: 2 })).map(([value, changes]) => {
    const copy = structuredClone(value);
    for (const one of changes) apply(copy, structuredClone(one));
    return copy;
  });
  return fc.oneof({ weight: 12, arbitrary: changed }, { weight: 1, arbitrary: whole });
}

function apply(root: unknown, { steps, value, how }: { steps: number[]; value: unknown; how: string }): void {
  let holder: unknown = root;
  for (const [index, step] of steps.entries()) {
    if (typeof holder !== 'object' || holder === null) return;
    const names = Object.keys(holder).filter((name) => name !== '$id');
    const name = names[step % Math.max(1, names.length)];
    const inner: unknown = name === undefined ? undefined : Reflect.get(holder, name);
    const isLast = index === steps.length - 1 || typeof inner !== 'object' || inner === null;
    if (!isLast) {
      holder = inner;
      continue;
    }
    if (how === 'add' || name === undefined) Reflect.set(holder, 'nobody_asked', value);
    else if (how === 'remove') Reflect.deleteProperty(holder, name);
    else Reflect.set(holder, name, value);
    return;
  }
}
