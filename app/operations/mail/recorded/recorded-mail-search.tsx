'use client';

import { SearchToolbar } from '#components/lists/search-toolbar';
import { useListFilters } from '#components/lists/use-list-filters.ts';
import { deskMailWords as words } from '../words.ts';
import { recordedMailParsers } from './recorded-mail-query.ts';

export function RecordedMailSearch() {
  const { state, set, search } = useListFilters(recordedMailParsers);
  return (
    <search>
      <SearchToolbar
        label={words.recordedSearch}
        query={state.q}
        onSearch={search}
        onClear={state.q ? () => set({ q: null }) : null}
      />
    </search>
  );
}
