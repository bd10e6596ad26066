'use client';

import { useQueryStates } from 'nuqs';
import { STATE_OPTIONS } from '#components/filings/state-name';
import { useListTransition } from '#components/lists/list-area';
import { SearchToolbar, whileTyping } from '#components/lists/search-toolbar';
import { Select } from '#components/ui/select';
import { type BusinessListState, businessListParsers, filtersOf, noFilters } from './business-list-query.ts';

const PENDING = [
  { value: 'true', label: 'Has one' },
  { value: 'false', label: 'Has none' },
];

const CAN_QUALIFY = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No, something is missing' },
];

export function BusinessFilters() {
  const { start } = useListTransition();
  const [state, setState] = useQueryStates(businessListParsers, {
    shallow: false,
    history: 'push',
    startTransition: start,
  });

  // A change of a filter starts at the first page.
  const set = (change: Partial<BusinessListState>) => void setState({ ...change, pages: null });
  const pick = (name: 'formation_jurisdiction' | 'registered_in' | 'pending' | 'can_qualify') => ({
    name,
    size: 'toolbar' as const,
    width: 'full' as const,
    value: state[name] ?? '',
    onChange: (event: { target: { value: string } }) =>
      set({ [name]: businessListParsers[name].parse(event.target.value) ?? null }),
  });

  return (
    <search>
      <SearchToolbar
        label="Name or number"
        query={state.q}
        onSearch={(q) => void setState({ q, pages: null }, whileTyping)}
        onClear={Object.keys(filtersOf(state)).length > 0 ? () => set(noFilters) : null}
      >
        <div className="w-[calc(50%-4px)] sm:w-40">
          <Select
            label="Home state"
            emptyLabel="Any state"
            options={STATE_OPTIONS}
            {...pick('formation_jurisdiction')}
          />
        </div>
        <div className="w-[calc(50%-4px)] sm:w-40">
          <Select
            label="Registered in"
            emptyLabel="Any state"
            options={STATE_OPTIONS}
            {...pick('registered_in')}
          />
        </div>
        <div className="w-[calc(50%-4px)] sm:w-36">
          <Select label="Pending filing" emptyLabel="Any" options={PENDING} {...pick('pending')} />
        </div>
        <div className="w-[calc(50%-4px)] sm:w-36">
          <Select label="Can qualify" emptyLabel="Any" options={CAN_QUALIFY} {...pick('can_qualify')} />
        </div>
      </SearchToolbar>
    </search>
  );
}
