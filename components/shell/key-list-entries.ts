import { deskFrameWords, keyListWords } from '#components/shell/menu-words.ts';
import { places } from '#components/shell/places.ts';
import { frameWords, placeWords } from '#components/shell/words.ts';
import { deskPaths } from '#lib/config/desk-paths';
import type { Mode } from '#lib/contract/scalars';

export type Keys = {
  /** The pages that `g` and a letter open. */
  destinations: readonly { key: string; label: string; href: string }[];
  /** The effects of the other keys. */
  others: readonly (readonly [keys: string, does: string])[];
};

const ofLists = [
  ['/', keyListWords.filter],
  ['j k', keyListWords.rows],
  ['Enter', keyListWords.open],
] as const;

export function dashboardKeys(mode: Mode): Keys {
  return {
    destinations: places.map(({ name, key, path }) => ({ key, label: placeWords[name], href: path(mode) })),
    others: [
      [frameWords.searchKeys, keyListWords.palette],
      ...ofLists,
      ['x', keyListWords.select],
      ['Shift x', keyListWords.range],
      ['e', keyListWords.assign],
      ['[ ]', keyListWords.cases],
      ['Arrows', keyListWords.cells],
      ['f', keyListWords.gap],
      ['Ctrl Enter', keyListWords.primary],
      ['p', keyListWords.print],
      ['.', keyListWords.inspect],
      ['?', keyListWords.list],
    ],
  };
}

export const deskKeys: Keys = {
  destinations: [
    { key: 'q', label: deskFrameWords.queue, href: deskPaths.queue },
    { key: 'm', label: deskFrameWords.mail, href: deskPaths.mail },
  ],
  others: [
    ...ofLists,
    ['c', keyListWords.claim],
    ['Ctrl Enter', keyListWords.primary],
    ['?', keyListWords.list],
  ],
};
