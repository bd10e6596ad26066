'use client';

import { useQueryStates } from 'nuqs';
import { useListTransition } from '#components/lists/list-area';
import { SearchToolbar, whileTyping } from '#components/lists/search-toolbar';
import { Select } from '#components/ui/select';
import { RefreshList } from '../refresh-list.tsx';
import { isNarrowed, requestListParsers } from './request-list-query.ts';
import { requestWords } from './words.ts';

const STATUSES = [
  { value: '2xx', label: requestWords.list.answered },
  { value: '4xx', label: requestWords.list.refused },
  { value: '5xx', label: requestWords.list.failed },
];
const MAKERS = [
  { value: 'partner', label: requestWords.list.keys },
  { value: 'dashboard', label: requestWords.list.dashboard },
  { value: 'all', label: requestWords.list.both },
];
const METHODS = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'].map((value) => ({ value, label: value }));
const TIMES = [
  { value: 'hour', label: requestWords.list.hour },
  { value: 'day', label: requestWords.list.day },
  { value: 'week', label: requestWords.list.week },
];

const NONE = { q: null, status: null, method: null, since: null, actor: null, by: null, pages: null };

export function RequestFilters() {
  const { start } = useListTransition();
  const [state, setState] = useQueryStates(requestListParsers, {
    shallow: false,
    history: 'push',
    startTransition: start,
  });
  const pick = <Name extends 'status' | 'method' | 'since' | 'by'>(name: Name) => ({
    name,
    size: 'toolbar' as const,
    width: 'full' as const,
    value: state[name] ?? '',
    onChange: (event: { target: { value: string } }) =>
      void setState({ [name]: requestListParsers[name].parse(event.target.value), pages: null }),
  });

  return (
    <search>
      <SearchToolbar
        label={requestWords.list.search}
        query={state.q}
        onSearch={(q) => void setState({ q, pages: null }, whileTyping)}
        onClear={isNarrowed(state) ? () => void setState(NONE) : null}
        end={<RefreshList />}
      >
        <div className="w-full sm:w-40">
          <Select label={requestWords.list.madeBy} options={MAKERS} {...pick('by')} />
        </div>
        <div className="w-[calc(50%-4px)] sm:w-40">
          <Select
            label={requestWords.list.status}
            emptyLabel={requestWords.list.anyStatus}
            options={STATUSES}
            {...pick('status')}
          />
        </div>
        <div className="w-[calc(50%-4px)] sm:w-32">
          <Select
            label={requestWords.list.method}
            emptyLabel={requestWords.list.any}
            options={METHODS}
            {...pick('method')}
          />
        </div>
        <div className="w-full sm:w-40">
          <Select
            label={requestWords.list.time}
            emptyLabel={requestWords.list.anyTime}
            options={TIMES}
            {...pick('since')}
          />
        </div>
      </SearchToolbar>
    </search>
  );
}
