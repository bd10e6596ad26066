'use client';

import { Suspense } from 'react';
import { homeWords } from '#components/home/words.ts';
import type { Colleague } from '#components/lists/colleague.ts';
import { OwnerSelect } from '#components/lists/owner-select';
import { useListFilters } from '#components/lists/use-list-filters.ts';
import { Select } from '#components/ui/select';
import { Toolbar } from '#components/ui/toolbar';
import { uiWords } from '#components/ui/words.ts';
import { needsParsers } from './needs-query.ts';

const KINDS = Object.entries(homeWords.kinds).map(([value, label]) => ({ value, label }));
const SNOOZED = [{ value: 'true', label: homeWords.needs.snoozedOnly }];

export function NeedsFilters({ colleagues }: { colleagues: Promise<Colleague[]> }) {
  const { pick } = useListFilters(needsParsers);
  return (
    <search>
      <Toolbar label={uiWords.filters}>
        <div className="w-[calc(50%-4px)] sm:w-40">
          <Suspense fallback={null}>
            <OwnerSelect colleagues={colleagues} {...pick('owner')} />
          </Suspense>
        </div>
        <div className="w-[calc(50%-4px)] sm:w-52">
          <Select
            label={homeWords.needs.kind}
            emptyLabel={homeWords.needs.any}
            options={KINDS}
            {...pick('kind')}
          />
        </div>
        <div className="w-[calc(50%-4px)] sm:w-40">
          <Select
            label={homeWords.needs.show}
            emptyLabel={homeWords.needs.waitingNow}
            options={SNOOZED}
            {...pick('snoozed')}
          />
        </div>
      </Toolbar>
    </search>
  );
}
