import { selectionWords } from '#components/lists/selection-words.ts';

/** A person of the organization who can own something. */
export type Colleague = { id: string; name: string };

/**
 * The people whose rows a list can show; the viewer is the first. A view of the team may name the viewer, or somebody who
 * has left or is suspended: the choice says so too.
 */
export function ownerOptions([viewer, ...others]: readonly Colleague[], chosen: string) {
  const options = [
    { value: chosen === viewer?.id ? chosen : 'me', label: selectionWords.mine },
    { value: 'none', label: selectionWords.nobody },
    ...others.map(({ id, name }) => ({ value: id, label: name })),
  ];
  const isOffered = chosen === '' || options.some(({ value }) => value === chosen);
  return isOffered ? options : [...options, { value: chosen, label: selectionWords.inactive }];
}

/** The people who can be the owner of something, the viewer first; its owner now stays one also while suspended. */
export function possibleOwners(colleagues: readonly Colleague[], owner: Colleague | null) {
  const isMissing = owner !== null && !colleagues.some(({ id }) => id === owner.id);
  return (isMissing ? [...colleagues, owner] : colleagues).map(({ id, name }, at) => ({
    value: id,
    label: at === 0 ? selectionWords.me(name) : name,
  }));
}
