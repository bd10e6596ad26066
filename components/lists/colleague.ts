import { selectionWords } from '#components/lists/selection-words.ts';

/** A person of the organization who can own something. */
export type Colleague = { id: string; name: string };

/** Whose rows a list can show; oneself is the first colleague. */
export function ownerOptions([, ...others]: readonly Colleague[]) {
  return [
    { value: 'me', label: selectionWords.mine },
    { value: 'none', label: selectionWords.nobody },
    ...others.map(({ id, name }) => ({ value: id, label: name })),
  ];
}
