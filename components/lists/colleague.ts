import { selectionWords } from '#components/lists/selection-words.ts';

/** A person of the organization who can own something. */
export type Colleague = { id: string; name: string };

/** The people whose rows a list can show; the viewer is the first. */
export function ownerOptions([, ...others]: readonly Colleague[]) {
  return [
    { value: 'me', label: selectionWords.mine },
    { value: 'none', label: selectionWords.nobody },
    ...others.map(({ id, name }) => ({ value: id, label: name })),
  ];
}
