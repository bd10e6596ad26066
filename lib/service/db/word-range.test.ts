import { expect, test } from 'vitest';
import { wordRange } from '#lib/service/db/word-range';

test.each([
  ['harb', 'harb', 'harb~'],
  ['Harbor,', 'harbor', 'harbor!'],
  ["o'Neil", 'neil', 'neil~'],
  ['L.L', 'l', 'l!'],
  ['[two]', 'two', 'two!'],
  ['ÅLES', '_les', '_les~'],
  ['東京', '__', '__~'],
  ['kıs', 'k', 'k~'],
  ['a'.repeat(70), 'a'.repeat(64), `${'a'.repeat(64)}~`],
])('%j is looked up from %j to %j', (word, from, to) => {
  expect(wordRange(word)).toEqual({ from, to });
});

test.each(['&', '—', 'ı', 'ℂ', '🌲'])('%j is looked up nowhere, and every name is read', (word) => {
  expect(wordRange(word)).toBeNull();
});
