/** The filters of these names that are set. */
export function filtersSet<State, Name extends keyof State>(
  state: State,
  names: readonly Name[],
): { [Each in Name]?: NonNullable<State[Each]> } {
  return Object.fromEntries(names.flatMap((name) => (state[name] ? [[name, state[name]]] : []))) as {
    [Each in Name]?: NonNullable<State[Each]>;
  };
}

/** What clears the filters of these names. */
export function noneSet<Name extends string>(names: readonly Name[]): Record<Name, null> {
  return Object.fromEntries(names.map((name) => [name, null])) as Record<Name, null>;
}
