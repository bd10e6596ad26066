'use client';

import { useQueryStates } from 'nuqs';
import { useListTransition } from '#components/lists/list-area';
import { SearchToolbar, whileTyping } from '#components/lists/search-toolbar';
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

const NONE = { q: null, type: null, since: null, pages: null, event: null };

export function EventFilters() {
  const { start } = useListTransition();
  const [state, setState] = useQueryStates(eventListParsers, {
    shallow: false,
    history: 'push',
    startTransition: start,
  });
  const pick = <Name extends 'type' | 'since'>(name: Name) => ({
    name,
    size: 'toolbar' as const,
    width: 'full' as const,
    value: state[name] ?? '',
    onChange: (event: { target: { value: string } }) =>
      void setState({ [name]: eventListParsers[name].parse(event.target.value), pages: null }),
  });

  return (
    <search>
      <SearchToolbar
        label={eventWords.search}
        query={state.q}
        onSearch={(q) => void setState({ q, pages: null }, whileTyping)}
        onClear={isNarrowed(state) ? () => void setState(NONE) : null}
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
