'use client';

import { homeWords } from '#components/home/words.ts';
import type { Colleague } from '#components/lists/colleague.ts';
import { FilterSelect } from '#components/lists/filter-select';
import { OwnerFilter } from '#components/lists/owner-filter';
import { useListFilters } from '#components/lists/use-list-filters.ts';
import { optionsOf } from '#components/ui/options-of.ts';
import { Toolbar } from '#components/ui/toolbar';
import { uiWords } from '#components/ui/words.ts';
import { needsParsers } from './needs-query.ts';

const KINDS = optionsOf(homeWords.kinds);
const SNOOZED = [{ value: 'true', label: homeWords.needs.snoozedOnly }];

export function NeedsFilters({ colleagues }: { colleagues: Promise<Colleague[]> }) {
  const { pick } = useListFilters(needsParsers);
  return (
    <search>
      <Toolbar label={uiWords.filters}>
        <OwnerFilter span={40} colleagues={colleagues} {...pick('owner')} />
        <FilterSelect
          span={52}
          label={homeWords.needs.kind}
          emptyLabel={homeWords.needs.any}
          options={KINDS}
          {...pick('kind')}
        />
        <FilterSelect
          span={40}
          label={homeWords.needs.show}
          emptyLabel={homeWords.needs.waitingNow}
          options={SNOOZED}
          {...pick('snoozed')}
        />
      </Toolbar>
    </search>
  );
}
