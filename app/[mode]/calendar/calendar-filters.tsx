'use client';

import { Suspense } from 'react';
import { STATE_OPTIONS } from '#components/filings/state-name.ts';
import type { Colleague } from '#components/lists/colleague.ts';
import { OwnerSelect } from '#components/lists/owner-select';
import { useListFilters } from '#components/lists/use-list-filters.ts';
import { obligationWords } from '#components/obligations/words.ts';
import { Button } from '#components/ui/button';
import { Select } from '#components/ui/select';
import { Toolbar } from '#components/ui/toolbar';
import { calendarParsers, isNarrowed } from './calendar-query.ts';
import { calendarWords } from './words.ts';

const STATUSES = [
  { value: 'open', label: calendarWords.open },
  { value: 'now', label: calendarWords.now },
  { value: 'done', label: calendarWords.closed },
  { value: 'not_applicable', label: calendarWords.notApplicable },
  { value: 'all', label: calendarWords.all },
];
const KINDS = Object.entries(obligationWords.kinds).map(([value, label]) => ({ value, label }));
const NONE = { status: null, kind: null, jurisdiction: null, business: null, owner: null };

export function CalendarFilters({ colleagues }: { colleagues: Promise<Colleague[]> }) {
  const { state, set, pick } = useListFilters(calendarParsers);

  function clear() {
    set(NONE);
    document.getElementById('field-status')?.focus();
  }

  return (
    <search>
      <Toolbar
        label={calendarWords.filters}
        end={
          isNarrowed(state) ? (
            <Button size="small" variant="quiet" onClick={clear}>
              {calendarWords.clear}
            </Button>
          ) : null
        }
      >
        <div className="w-[calc(50%-4px)] sm:w-44">
          <Select label={calendarWords.status} options={STATUSES} {...pick('status')} />
        </div>
        <div className="w-[calc(50%-4px)] sm:w-44">
          <Select
            label={calendarWords.kind}
            emptyLabel={calendarWords.anyKind}
            options={KINDS}
            {...pick('kind')}
          />
        </div>
        <div className="w-[calc(50%-4px)] sm:w-44">
          <Select
            label={calendarWords.state}
            emptyLabel={calendarWords.anyState}
            options={STATE_OPTIONS}
            {...pick('jurisdiction')}
          />
        </div>
        <div className="w-[calc(50%-4px)] sm:w-40">
          <Suspense fallback={null}>
            <OwnerSelect colleagues={colleagues} {...pick('owner')} />
          </Suspense>
        </div>
      </Toolbar>
    </search>
  );
}
