'use client';

import { SearchToolbar } from '#components/lists/search-toolbar';
import { useListFilters } from '#components/lists/use-list-filters.ts';
import { Select } from '#components/ui/select';
import { eventTypes } from '#lib/contract/event-types';
import { RefreshList } from '../refresh-list.tsx';
import { eventListParsers, isNarrowed } from './event-list-query.ts';
import { eventWords } from './words.ts';

const TYPES = eventTypes.map((value) => ({ value, label: value }));
const TIMES = [
  { value: 'hour', label: eventWords.hour },
  { value: 'day', label: eventWords.day },
  { value: 'week', label: eventWords.week },
];

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
        <div className="w-[calc(50%-4px)] sm:w-56">
          <Select label={eventWords.type} emptyLabel={eventWords.anyType} options={TYPES} {...pick('type')} />
        </div>
        <div className="w-[calc(50%-4px)] sm:w-40">
          <Select
            label={eventWords.time}
            emptyLabel={eventWords.anyTime}
            options={TIMES}
            {...pick('since')}
          />
        </div>
      </SearchToolbar>
    </search>
  );
}
