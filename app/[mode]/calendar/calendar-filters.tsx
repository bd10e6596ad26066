'use client';

import { STATE_OPTIONS } from '#components/filings/state-name.ts';
import type { Colleague } from '#components/lists/colleague.ts';
import { CsvButton } from '#components/lists/csv-button';
import { FilterSelect } from '#components/lists/filter-select';
import { OwnerFilter } from '#components/lists/owner-filter';
import { useListFilters } from '#components/lists/use-list-filters.ts';
import { obligationWords } from '#components/obligations/words.ts';
import { Button } from '#components/ui/button';
import { fieldId } from '#components/ui/field-id.ts';
import { optionsOf } from '#components/ui/options-of.ts';
import { Toolbar } from '#components/ui/toolbar';
import { uiWords } from '#components/ui/words.ts';
import { paths } from '#lib/config/paths';
import type { Mode } from '#lib/contract/scalars';
import { calendarParsers, isNarrowed, rowsQuery } from './calendar-query.ts';
import { calendarWords } from './words.ts';

const STATUSES = [
  { value: 'open', label: calendarWords.open },
  { value: 'now', label: calendarWords.now },
  { value: 'done', label: calendarWords.closed },
  { value: 'not_applicable', label: calendarWords.notApplicable },
  { value: 'all', label: calendarWords.all },
];
const KINDS = optionsOf(obligationWords.kinds);
const NONE = { status: null, kind: null, jurisdiction: null, business: null, owner: null };

type CalendarFiltersProps = { mode: Mode; colleagues: Promise<Colleague[]> };

export function CalendarFilters({ mode, colleagues }: CalendarFiltersProps) {
  const { state, set, pick } = useListFilters(calendarParsers);

  function clear() {
    set(NONE);
    document.getElementById(fieldId('status'))?.focus();
  }

  return (
    <search>
      <Toolbar
        label={calendarWords.filters}
        end={
          <>
            {isNarrowed(state) ? (
              <Button size="small" variant="quiet" onClick={clear}>
                {uiWords.clearFilters}
              </Button>
            ) : null}
            {state.view === 'list' ? <CsvButton href={paths.calendarCsv(mode, rowsQuery(state))} /> : null}
          </>
        }
      >
        <FilterSelect span={44} label={calendarWords.status} options={STATUSES} {...pick('status')} />
        <FilterSelect
          span={44}
          label={calendarWords.kind}
          emptyLabel={calendarWords.anyKind}
          options={KINDS}
          {...pick('kind')}
        />
        <FilterSelect
          span={44}
          label={calendarWords.state}
          emptyLabel={calendarWords.anyState}
          options={STATE_OPTIONS}
          {...pick('jurisdiction')}
        />
        <OwnerFilter span={40} colleagues={colleagues} {...pick('owner')} />
      </Toolbar>
    </search>
  );
}
