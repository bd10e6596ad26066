import { expect, test } from 'vitest';
import { metadataOf, newPair, pairFaults, pairsOf } from '#components/businesses/metadata-pairs.ts';

test('pairs are unchanged, and an empty line is ignored', () => {
  const metadata = { matter: 'M-1042', desk: 'West' };
  expect(metadataOf([...pairsOf(metadata), newPair()])).toEqual(metadata);
});

test('a value without a name and a duplicate name are reported at their lines', () => {
  const [nameless, first, second] = [newPair('', 'M-7'), newPair('matter', '1'), newPair(' matter', '2')];
  expect(pairFaults([nameless, first, second])).toEqual([
    { id: nameless.id, message: 'Enter a name for “M-7”.' },
    { id: second.id, message: 'You have used “matter” twice. Use another name.' },
  ]);
});
