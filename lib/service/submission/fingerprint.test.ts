import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fingerprintOf } from '#lib/service/submission/make-once';
import { exactBody } from '#lib/service/submission/sent-body';

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

const ofText = (json: string) => fingerprintOf(secret, exactBody({ body: JSON.parse(json), json }));

test.each([
  ['{"n":9007199254740993}', '{"n":9007199254740992}'],
  ['{"n":[0.1]}', '{"n":[0.1000000000000000055511151231257827]}'],
  ['{"n":1e400}', '{"n":1e500}'],
  ['{"n":9007199254740993}', '{"n":"9007199254740993"}'],
])('%s and %s say different things', (one, other) => {
  expect(ofText(one)).not.toBe(ofText(other));
});

test.each([
  ['{"n":1.50,"m":0}', '{"m":0.0,"n":15e-1}'],
  ['{"n":12345678901234567890.0}', '{"n":1234567890123456789e1}'],
  ['{"n":1}', '{"n":1.0000000000000000000000}'],
])('%s and %s say the same', (one, other) => {
  expect(ofText(one)).toBe(ofText(other));
});
