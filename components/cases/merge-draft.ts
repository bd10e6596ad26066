export type Answers = Record<string, unknown>;

export type Merge = {
  /** What the form holds now: what only the other changed is taken over. */
  answers: Answers;
  /** Changed by both, and not alike: a person must choose. */
  conflicts: string[];
};

/** Brings two people's answers together, field by field. `base` is what both had begun from. */
export function mergeDraft(base: Answers, mine: Answers, theirs: Answers): Merge {
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const answers: Answers = {};
  const conflicts: string[] = [];
  for (const name of names) {
    const iChanged = !same(mine[name], base[name]);
    const theyChanged = !same(theirs[name], base[name]);
    if (iChanged && theyChanged && !same(mine[name], theirs[name])) conflicts.push(name);
    answers[name] = iChanged ? mine[name] : theirs[name];
  }
  return { answers, conflicts };
}

/** An answer that is not there and an empty one say the same. */
export function same(one: unknown, other: unknown): boolean {
  return write(one) === write(other);
}

function write(value: unknown): string {
  if (value === undefined || value === null || value === '') return '';
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => a.localeCompare(b)))
      : inner,
  );
}
