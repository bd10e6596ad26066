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

/** The people who can be the owner of something, the viewer first; its owner now stays one also while suspended. */
export function possibleOwners(colleagues: readonly Colleague[], owner: Colleague | null) {
  const isMissing = owner !== null && !colleagues.some(({ id }) => id === owner.id);
  return (isMissing ? [...colleagues, owner] : colleagues).map(({ id, name }, at) => ({
    value: id,
    label: at === 0 ? selectionWords.me(name) : name,
  }));
}
