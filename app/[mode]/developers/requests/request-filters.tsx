'use client';

import { useQueryStates } from 'nuqs';
import { useListTransition } from '#components/lists/list-area';
import { SearchToolbar, whileTyping } from '#components/lists/search-toolbar';
import { Select } from '#components/ui/select';
import { RefreshList } from '../refresh-list.tsx';
import { isNarrowed, requestListParsers } from './request-list-query.ts';

const STATUSES = [
  { value: '2xx', label: 'Answered (2xx)' },
  { value: '4xx', label: 'Refused (4xx)' },
  { value: '5xx', label: 'Failed (5xx)' },
];
const METHODS = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'].map((value) => ({ value, label: value }));
const TIMES = [
  { value: 'hour', label: 'Last hour' },
  { value: 'day', label: 'Last 24 hours' },
  { value: 'week', label: 'Last 7 days' },
];

const NONE = { q: null, status: null, method: null, since: null, actor: null, pages: null };

export function RequestFilters() {
  const { start } = useListTransition();
  const [state, setState] = useQueryStates(requestListParsers, {
    shallow: false,
    history: 'push',
    startTransition: start,
  });
  const pick = <Name extends 'status' | 'method' | 'since'>(name: Name) => ({
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
        label="Path, operation, id or key"
        query={state.q}
        onSearch={(q) => void setState({ q, pages: null }, whileTyping)}
        onClear={isNarrowed(state) ? () => void setState(NONE) : null}
        end={<RefreshList />}
      >
        <div className="w-[calc(50%-4px)] sm:w-40">
          <Select label="Status" emptyLabel="Any status" options={STATUSES} {...pick('status')} />
        </div>
        <div className="w-[calc(50%-4px)] sm:w-32">
          <Select label="Method" emptyLabel="Any" options={METHODS} {...pick('method')} />
        </div>
        <div className="w-full sm:w-40">
          <Select label="Time" emptyLabel="30 days" options={TIMES} {...pick('since')} />
        </div>
      </SearchToolbar>
    </search>
  );
}
