'use client';

import { debounce, useQueryStates } from 'nuqs';
import { CASE_KIND_WORDS } from '#components/cases/case-words';
import { CASE_MARKS } from '#components/filings/status-mark';
import { useListTransition } from '#components/lists/list-area';
import { Button } from '#components/ui/button';
import { Select } from '#components/ui/select';
import { TextInput } from '#components/ui/text-input';
import { Toolbar } from '#components/ui/toolbar';
import { caseListParsers, isNarrowed } from './case-list-query.ts';

const STATUSES = [
  { value: 'open', label: 'Open' },
  ...Object.entries(CASE_MARKS).map(([value, { word }]) => ({ value, label: word })),
  { value: 'all', label: 'All' },
];
const KINDS = Object.entries(CASE_KIND_WORDS).map(([value, label]) => ({ value, label }));
const DUES = [
  { value: 'overdue', label: 'Overdue' },
  { value: 'week', label: 'Within 7 days' },
  { value: 'month', label: 'Within 30 days' },
];

const NONE = { q: null, status: null, kind: null, due: null, pages: null };

export function CaseFilters() {
  const { start } = useListTransition();
  const [state, setState] = useQueryStates(caseListParsers, {
    shallow: false,
    history: 'push',
    startTransition: start,
  });
  const pick = <Name extends 'status' | 'kind' | 'due'>(name: Name) => ({
    name,
    size: 'toolbar' as const,
    width: 'full' as const,
    value: state[name] ?? '',
    onChange: (event: { target: { value: string } }) =>
      void setState({ [name]: caseListParsers[name].parse(event.target.value), pages: null }),
  });

  // The button goes away with the filters.
  function clear() {
    void setState(NONE);
    document.getElementById('field-q')?.focus();
  }

  return (
    <search>
      <Toolbar
        label="Filters"
        end={
          isNarrowed(state) ? (
            <Button size="small" variant="quiet" onClick={clear}>
              Clear all
            </Button>
          ) : undefined
        }
      >
        <div className="w-full sm:w-56">
          <TextInput
            name="q"
            type="search"
            label="Business"
            size="toolbar"
            width="full"
            autoComplete="off"
            value={state.q ?? ''}
            onChange={(event) =>
              void setState(
                { q: event.target.value || null, pages: null },
                { history: 'replace', limitUrlUpdates: debounce(250) },
              )
            }
          />
        </div>
        <div className="w-[calc(50%-4px)] sm:w-44">
          <Select label="Status" options={STATUSES} {...pick('status')} />
        </div>
        <div className="w-[calc(50%-4px)] sm:w-44">
          <Select label="Kind" emptyLabel="Any kind" options={KINDS} {...pick('kind')} />
        </div>
        <div className="w-full sm:w-40">
          <Select label="Due" emptyLabel="Any time" options={DUES} {...pick('due')} />
        </div>
      </Toolbar>
    </search>
  );
}
