'use client';

import { type Options, type SingleParser, type UseQueryStatesKeysMap, useQueryStates } from 'nuqs';
import { useListTransition } from '#components/lists/list-area';
import { whileTyping } from '#components/lists/search-toolbar';

/** The filters of a list, kept in its address: their current values, and what a control needs to change one. */
export function useListFilters<Parsers extends UseQueryStatesKeysMap>(parsers: Parsers) {
  const { start } = useListTransition();
  const [state, setState] = useQueryStates(parsers, {
    shallow: false,
    history: 'push',
    startTransition: start,
  });
  // Changing a filter returns to the first page.
  const change = (values: object, options?: Options) =>
    void setState({ ...values, pages: null } as unknown as Parameters<typeof setState>[0], options);
  const read = (name: keyof Parsers, text: string) =>
    text === '' ? null : (parsers[name] as unknown as SingleParser<unknown>).parse(text);
  return {
    state,
    set: (values: { [Name in keyof typeof state]?: (typeof state)[Name] | null }) => change(values),
    search: (q: string | null) => change({ q }, whileTyping),
    pick: (name: keyof Parsers & string) => ({
      name,
      size: 'toolbar' as const,
      width: 'full' as const,
      value: String(state[name] ?? ''),
      onChange: ({ target: { value } }: { target: { value: string } }) =>
        change({ [name]: read(name, value) }),
    }),
  };
}
