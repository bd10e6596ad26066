'use client';

import { type ComponentProps, use } from 'react';
import { Disclosure } from '#components/ui/disclosure';
import { Select } from '#components/ui/select';
import { TextInput } from '#components/ui/text-input';
import type { FilingListState } from './filing-list-query.ts';
import { ANSWER_OPTIONS, SPEED_OPTIONS, TYPE_OPTIONS } from './filter-options.ts';
import type { BusinessChoice } from './home-businesses.ts';
import { filingListWords } from './words.ts';

type Picked = Pick<ComponentProps<typeof Select>, 'name' | 'size' | 'width' | 'value'> & {
  onChange: (event: { target: { value: string } }) => void;
};

type MoreFiltersProps = {
  state: FilingListState;
  pick: (
    name: 'business_id' | 'type' | 'needs_response' | 'expedited' | 'created_after' | 'created_before',
  ) => Picked;
  businesses: Promise<BusinessChoice[]>;
};

export function MoreFilters({ state, pick, businesses }: MoreFiltersProps) {
  const choices = use(businesses);
  const { business_id, type, needs_response, expedited, created_after, created_before } = state;
  const used = [business_id, type, needs_response, expedited, created_after, created_before].filter(
    Boolean,
  ).length;
  const options = choices.map(({ id, name }) => ({ value: id, label: name }));
  // A registration in another state narrows the list too; it comes by a link and is not offered here.
  if (business_id && !choices.some(({ id }) => id === business_id)) {
    options.push({ value: business_id, label: filingListWords.registration(business_id) });
  }

  return (
    <div data-no-print="" className="mb-3">
      <Disclosure
        summary={used > 0 ? filingListWords.moreFiltersInUse(used) : filingListWords.moreFilters}
        open={used > 0}
      >
        <div className="grid max-w-form grid-cols-1 gap-2 sm:grid-cols-3">
          <Select
            label={filingListWords.business}
            emptyLabel={filingListWords.anyBusiness}
            options={options}
            {...pick('business_id')}
          />
          <Select
            label={filingListWords.type}
            emptyLabel={filingListWords.anyType}
            options={TYPE_OPTIONS}
            {...pick('type')}
          />
          <Select
            label={filingListWords.cases}
            emptyLabel={filingListWords.any}
            options={ANSWER_OPTIONS}
            {...pick('needs_response')}
          />
          <Select
            label={filingListWords.speed}
            emptyLabel={filingListWords.any}
            options={SPEED_OPTIONS}
            {...pick('expedited')}
          />
          <TextInput type="date" label={filingListWords.createdFrom} {...pick('created_after')} />
          <TextInput type="date" label={filingListWords.createdBefore} {...pick('created_before')} />
        </div>
      </Disclosure>
    </div>
  );
}
