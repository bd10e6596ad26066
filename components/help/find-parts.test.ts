import { expect, test } from 'vitest';
import { findParts } from '#components/help/find-parts.ts';
import { guideWords } from '#components/help/guide-words.ts';

const titles = (typed: string) =>
  findParts(guideWords, typed).flatMap(({ id, parts }) => parts.map(({ title }) => `${id}: ${title}`));

test('without a search all guides are listed, and each section has its title', () => {
  const all = titles(' ');
  expect(all).toHaveLength(guideWords.reduce((sum, { parts }) => sum + parts.length, 0));
  expect(new Set(all).size).toBe(all.length);
});

test('every word must be in a section or the name of its guide, in any case and order', () => {
  expect(titles('REMOVE state')).toContain('several-states: Add or remove a state');
  expect(titles('lawyer')).toEqual(['agent-mail: Read it in time']);
  expect(titles('lawyer zebra')).toEqual([]);
});
