import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withFigures } from '../bench/speed-tables.ts';

test('the tables of docs/speed.md show the figures of the last runs: npm run bench -- tables', () => {
  const text = readFileSync('docs/speed.md', 'utf8');
  expect(withFigures(text)).toBe(text);
});
