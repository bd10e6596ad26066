import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readPlants } from '../planted/plants.ts';

const plants = readPlants('.');

test('at least forty bugs are planted', () => {
  expect(plants.length).toBeGreaterThanOrEqual(40);
});

// They are planted seldom, and the code moves on: a patch that does not fit any more would be noticed only then.
test.each(plants)('$name fits the code, and its test is there', ({ patch, test }) => {
  const { status, stderr } = spawnSync('git', ['apply', '--check', patch], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(existsSync(test)).toBe(true);
});
