import { describe, expect, test } from 'vitest';
import { seal, unseal } from '#lib/service/sealed';

const parts = { secrets: { sealing: 'a secret of thirty-two characters' } };
const place = 'filing_secrets.value 0190';

describe('sealed text', () => {
  test('decrypts to the original, and is different each time', () => {
    const [one, other] = [seal(parts, place, '900-12-3456'), seal(parts, place, '900-12-3456')];
    expect(one).not.toBe(other);
    expect(unseal(parts, place, one)).toBe('900-12-3456');
    expect(unseal(parts, place, seal(parts, place, ''))).toBe('');
  });

  test('cannot be decrypted for another place, if changed, or with another secret', () => {
    const sealed = seal(parts, place, '900-12-3456');
    // The first character of the body: some bits of the last one are padding.
    const flipped = sealed.replace(
      /\.(.)([^.]*)$/,
      (_all, first, rest) => `.${first === 'A' ? 'B' : 'A'}${rest}`,
    );
    expect(() => unseal(parts, 'filing_secrets.value 0191', sealed)).toThrow();
    expect(() => unseal(parts, place, flipped)).toThrow();
    expect(() =>
      unseal({ secrets: { sealing: 'another secret of 32 characters!' } }, place, sealed),
    ).toThrow();
    expect(() => unseal(parts, place, '900-12-3456')).toThrow('not a sealed text');
  });
});
