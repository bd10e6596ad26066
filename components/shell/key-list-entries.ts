import { deskFrameWords, keyListWords } from '#components/shell/words.ts';
import { paths } from '#lib/config/paths';
import type { Mode } from '#lib/contract/scalars';

export type Keys = {
  /** Where `g` and a letter go. */
  destinations: readonly { key: string; label: string; href: string }[];
  /** What the others do. */
  others: readonly (readonly [keys: string, does: string])[];
};

const ofLists = [
  ['/', keyListWords.filter],
  ['j k', keyListWords.rows],
  ['Enter', keyListWords.open],
] as const;

export function dashboardKeys(mode: Mode): Keys {
  return {
    destinations: [
      { key: 'n', label: 'Needs you', href: paths.home(mode) },
      { key: 'f', label: 'Filings', href: paths.filings(mode) },
      { key: 'p', label: 'Plans', href: paths.plans(mode) },
      { key: 'b', label: 'Businesses', href: paths.businesses(mode) },
      { key: 'c', label: 'Cases', href: paths.cases(mode) },
      { key: 'a', label: 'Calendar', href: paths.calendar(mode) },
      { key: 'o', label: 'Documents', href: paths.documents(mode) },
      { key: 'r', label: 'Rules', href: paths.rules(mode) },
      { key: 'd', label: 'Developers', href: paths.developers(mode) },
      { key: 's', label: 'Settings', href: paths.settings(mode) },
    ],
    others: [
      ...ofLists,
      ['x', keyListWords.select],
      ['Shift x', keyListWords.range],
      ['e', keyListWords.assign],
      ['[ ]', keyListWords.cases],
      ['Arrows', keyListWords.cells],
      ['f', keyListWords.gap],
      ['p', keyListWords.print],
      ['?', keyListWords.list],
    ],
  };
}

export const deskKeys: Keys = {
  destinations: [{ key: 'q', label: deskFrameWords.queue, href: paths.operations() }],
  others: [
    ...ofLists,
    ['c', keyListWords.claim],
    ['Ctrl Enter', keyListWords.primary],
    ['?', keyListWords.list],
  ],
};
