/** Which of these filters are set. */
export function filtersSet<State, Name extends keyof State>(
  state: State,
  names: readonly Name[],
): { [Each in Name]?: NonNullable<State[Each]> } {
  return Object.fromEntries(names.flatMap((name) => (state[name] ? [[name, state[name]]] : []))) as {
    [Each in Name]?: NonNullable<State[Each]>;
  };
}

/** The values that clear these filters. */
export function noneSet<Name extends string>(names: readonly Name[]): Record<Name, null> {
  return Object.fromEntries(names.map((name) => [name, null])) as Record<Name, null>;
}
