import { expect, test } from 'vitest';
import { onlyArgument } from './only-argument.ts';

test('a command takes the one folder that it is given, no half of a name with a space, and no option', () => {
  expect(onlyArgument('Say where to.', ['/srv/copy'])).toBe('/srv/copy');
  for (const given of [[], [''], ['/srv/my', 'copy'], ['--help']])
    expect(() => onlyArgument('Say where to.', given), given.join(' ')).toThrow('Say where to.');
});
