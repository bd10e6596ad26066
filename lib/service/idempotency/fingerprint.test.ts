import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fingerprintOf } from '#lib/service/idempotency/fingerprint';

function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, inner]) => [key, turned(inner)])
      .reverse(),
  );
}

const secret = 'a secret of thirty-two characters';

const json = fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)));

test('the order of members changes nothing, at no depth', () => {
  fc.assert(
    fc.property(json, (value) => {
      expect(fingerprintOf(secret, turned(value))).toBe(fingerprintOf(secret, value));
    }),
  );
});

test('two bodies that differ have two fingerprints', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), json), fc.string(), (body, name) => {
      const other = { ...body, [name]: [body[name] ?? null] };
      expect(fingerprintOf(secret, other)).not.toBe(fingerprintOf(secret, body));
    }),
  );
});
