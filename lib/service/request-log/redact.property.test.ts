import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keepBody } from '#lib/service/request-log/keep-body';
import { redactPath } from '#lib/service/request-log/redact';

const secretNames = [
  'tax_id',
  'taxId',
  'ssn',
  'responsible_party_ssn',
  'ein_number',
  'password',
  'new_password',
  'client_secret',
  'Secret',
  'access-token',
  'apiKey',
  'Authorization',
  'private_key',
];
const digits = (count: number) => fc.stringMatching(new RegExp(`^[1-9]{${count}}$`));
const base62 = (count: number) => fc.stringMatching(new RegExp(`^[0-9A-Za-z]{${count}}$`));

/** A secret recognized by its form, wherever it is. The second element is the part that must not be stored. */
const formed = fc.oneof(
  fc.tuple(fc.constantFrom('sk_test_', 'sk_live_'), base62(49)).map(([head, body]) => [head + body, body]),
  base62(32).map((body) => [`whsec_${body}`, body]),
  base62(40).map((body) => [`Bearer ${body}`, body]),
  fc.tuple(digits(3), digits(2), digits(4)).map(([a, b, c]) => [`${a}-${b}-${c}`, `${a}-${b}-${c}`]),
  fc.tuple(digits(2), digits(7)).map(([a, b]) => [`${a}-${b}`, `${a}-${b}`]),
  base62(24).map((body) => [`https://user:${body}@hooks.example/x`, body]),
) as fc.Arbitrary<[string, string]>;

/** The places of a value in a JSON document. */
const around = fc.array(
  fc.oneof(
    fc.constant((value: unknown) => [1, value]),
    fc.string().map((name) => (value: unknown) => ({ [name || 'x']: value, purpose: 'Any lawful business' })),
  ),
  { maxLength: 4 },
);
const nest = (value: unknown, layers: ((value: unknown) => unknown)[]) =>
  layers.reduce((inner, layer) => layer(inner), value);

const kept = (text: string) => keepBody('application/json', text, text.length).text ?? '';

describe('a body is kept without', () => {
  test('the value of a member with a secret name, at any depth, as text, number or object', () => {
    const value = fc.oneof(digits(9), digits(9).map(Number), base62(12));
    const shape = fc.constantFrom(
      (secret: unknown) => secret,
      (secret: unknown) => [secret],
      (secret: unknown) => ({ value: secret }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...secretNames), value, shape, around, (name, secret, form, layers) => {
        const text = kept(JSON.stringify(nest({ [name]: form(secret) }, layers)));
        expect(text).not.toContain(String(secret));
        expect(JSON.parse(text)).toBeDefined();
      }),
      { numRuns: 2_000 },
    );
  });

  test('anything with the form of a credential or a tax id, anywhere', () => {
    fc.assert(
      fc.property(formed, around, fc.boolean(), ([secret, core], layers, asName) => {
        const inner = asName ? { [secret]: true } : `before ${secret} after`;
        expect(kept(JSON.stringify(nest(inner, layers)))).not.toContain(core);
        // Cut off, so that it is not JSON anymore.
        expect(kept(JSON.stringify(nest(inner, layers)).slice(0, -1))).not.toContain(core);
      }),
      { numRuns: 2_000 },
    );
  });

  test('a named secret in a body that is not JSON', () => {
    fc.assert(
      fc.property(fc.constantFrom(...secretNames), digits(9), fc.nat(3), (name, secret, lost) => {
        const whole = `{"legal_name":"Northwind, LLC","${name}": "${secret}"}`;
        expect(kept(whole.slice(0, whole.length - lost))).not.toContain(secret);
      }),
    );
    expect(kept('{"legal_name":"x", password: hunter2hunter2')).not.toContain('hunter2');
  });

  test('names and values with escaped characters', () => {
    expect(kept('{"tax\\u005fid":"123456789"}')).not.toContain('123456789');
    expect(kept('{"tax\\u005fid":"123456789"')).not.toContain('123456789');
    expect(kept('{"a":"sk\\u005ftest_abcdefgh"}')).not.toContain('abcdefgh');
    expect(kept(JSON.stringify({ metadata: { a: '{"password":"hunter2"}' } }))).not.toContain('hunter2');
  });
});

describe('is kept as it was sent', () => {
  test.each([
    ['{"legal_name":"Northwind Freight, LLC","phone":"+1 302-555-0134"}'],
    ['{"id":"01970c5e-8f00-7c3a-9b1d-2f4e6a8c0d1e","postal_code":"19801-1234","formed":"2019-03-04"}'],
    ['{"secretary":"Dana Whitfield","ein":{"principal_activity":"Freight"}}'],
  ])('%s', (text) => expect(kept(text)).toBe(text));

  test('a tax id keeps its last four digits', () => {
    expect(kept('{"tax_id":"123-45-6789"}')).toBe('{"tax_id":"*****6789"}');
    expect(kept('{"note":"EIN 12-3456789"}')).toBe('{"note":"EIN **-***6789"}');
  });
});

describe('of a path', () => {
  test('a credential is removed from the path and its query, encoded or not', () => {
    fc.assert(
      fc.property(formed, fc.boolean(), ([secret, core], encode) => {
        const sent = encode ? encodeURIComponent(secret) : secret.replaceAll(' ', '%20');
        for (const path of [`/v1/business/${sent}`, `/v1/business?q=${sent}`, `/v1/x?a=1&${sent}`]) {
          expect(decodeURIComponent(redactPath(path))).not.toContain(core);
        }
      }),
    );
    expect(redactPath('/v1/x?tax_id=123456789&q=a%20b')).toBe('/v1/x?tax_id=*****6789&q=a%20b');
  });

  test('an ordinary path is unchanged', () => {
    const path = '/v1/filing/01970c5e-8f00-7c3a-9b1d-2f4e6a8c0d1e?field.member%20count=2&q=%E0%A4%A';
    expect(redactPath(path)).toBe(path);
  });
});

test('a long body is truncated and marked as such', () => {
  const body = keepBody('application/json', JSON.stringify({ purpose: 'x'.repeat(40_000) }), 40_014);
  expect(body).toMatchObject({ truncated: true, bytes: 40_014 });
  expect(body.text).toHaveLength(16_384);
});

test('of a body that is not JSON only the type and size are stored', () => {
  expect(keepBody('multipart/form-data; boundary=x', null, 900)).toEqual({
    content_type: 'multipart/form-data',
    text: null,
    bytes: 900,
    truncated: false,
  });
});

describe('a secret recognized by its form alone', () => {
  const basic = Buffer.from('northwind:hunter2hunter2').toString('base64');
  const webToken = `eyJhbGciOiJIUzI1NiJ9.${Buffer.from('{"sub":"dana"}').toString('base64url')}.c2ln`;
  test.each([
    ['the number of a card', '{"note":"card 4242 4242 4242 4242"}', '4242 4242 4242'],
    ['the number of a card, as a number', '{"note":4242424242424242}', '424242424242'],
    ['the number of an account', '{"bank_account":{"account_number":"000123456789"}}', '000123456789'],
    ['a routing number', '{"routingNumber":"110000000"}', '110000000'],
    ['a name and a password', `{"note":"Authorization: Basic ${basic}"}`, basic],
    ['a web token', `{"note":"${webToken}"}`, 'eyJ'],
    ['a tax id with another dash', '{"note":"123\u201145\u20116789"}', '123\u201145'],
    ['a key encoded twice', '{"note":"/v1/x?q=sk%255Ftest%255Fabcdefgh"}', 'abcdefgh'],
  ])('%s is removed', (_what, body, secret) => expect(kept(body)).not.toContain(secret));

  test.each(['Basic information about us', 'HarveyJohnson.com', '4242 4242 4242 4243', '1763651234567'])(
    '“%s” is not a secret and stays',
    (text) => expect(kept(JSON.stringify({ text, key: 1 }))).toContain(text),
  );

  test('a key that is encoded three times is removed from a path', () => {
    const path = '/v1/business?q=sk%25255Flive%25255Fabcdefgh&a=1';
    expect(redactPath(path)).toBe('/v1/business?q=sk_live_%5Bredacted%5D&a=1');
  });
});

describe('a body that is too long is kept without', () => {
  const filler = (count: number) => 'x'.repeat(count);
  test.each([
    ['a list in a secret member', { password: ['hunter2', 'hunter2'], a: filler(20_000) }],
    ['a secret in JSON within a text', { a: '{"password":"hunter2"}', b: filler(20_000) }],
    ['a secret that the cut goes through', { a: filler(16_350), password: 'hunter2hunter2' }],
    ['an address that the cut goes through', { a: `${filler(16_350)}://dana:hunter2hunter2hunter2@x` }],
  ])('%s', (_what, body) => expect(kept(JSON.stringify(body))).not.toContain('hunter'));

  test('the first digits of a tax id that the cut goes through', () => {
    for (let count = 16_360; count < 16_384; count += 1) {
      expect(kept(JSON.stringify({ a: `${filler(count)} 123-45-6789 ${filler(50)}` }))).not.toContain(
        '123-4',
      );
    }
  });
});

test('a body of only brackets is stored, however deep it is', () => {
  for (const levels of [8_000, 100_000]) {
    const text = `${'[{"a":'.repeat(levels)}"key"`;
    expect(keepBody('application/json', text, text.length).text).toMatch(/^\[\{"a":/);
  }
});
