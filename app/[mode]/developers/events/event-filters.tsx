'use client';

import { FilterSelect } from '#components/lists/filter-select';
import { SearchToolbar } from '#components/lists/search-toolbar';
import { useListFilters } from '#components/lists/use-list-filters.ts';
import { eventTypes } from '#lib/contract/event-types';
import { RefreshList } from '../refresh-list.tsx';
import { SINCE } from '../since.ts';
import { eventListParsers, isNarrowed } from './event-list-query.ts';
import { eventWords } from './words.ts';

const TYPES = eventTypes.map((value) => ({ value, label: value }));

const NONE = { q: null, type: null, since: null, event: null };

export function EventFilters() {
  const { state, set, search, pick } = useListFilters(eventListParsers);

  return (
    <search>
      <SearchToolbar
        label={eventWords.search}
        query={state.q}
        onSearch={search}
        onClear={isNarrowed(state) ? () => set(NONE) : null}
        end={<RefreshList />}
      >
        <FilterSelect
          span={56}
          label={eventWords.type}
          emptyLabel={eventWords.anyType}
          options={TYPES}
          {...pick('type')}
        />
        <FilterSelect
          span={40}
          label={eventWords.time}
          emptyLabel={eventWords.anyTime}
          options={SINCE}
          {...pick('since')}
        />
      </SearchToolbar>
    </search>
  );
}
