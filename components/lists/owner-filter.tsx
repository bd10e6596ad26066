'use client';

import { type ComponentProps, Suspense, use } from 'react';
import { type Colleague, ownerOptions } from '#components/lists/colleague.ts';
import { type FilterSize, FilterSlot } from '#components/lists/filter-select';
import { selectionWords } from '#components/lists/selection-words.ts';
import { Select } from '#components/ui/select';

type OwnerSelectProps = Omit<ComponentProps<typeof Select>, 'label' | 'options' | 'emptyLabel'> & {
  colleagues: Promise<readonly Colleague[]>;
};

/** Everybody’s rows, one’s own, those without an owner, or those of a colleague. */
export function OwnerFilter({ span, ...rest }: FilterSize & OwnerSelectProps) {
  return (
    <FilterSlot span={span}>
      <Suspense fallback={null}>
        <OwnerSelect {...rest} />
      </Suspense>
    </FilterSlot>
  );
}

function OwnerSelect({ colleagues, ...rest }: OwnerSelectProps) {
  return (
    <Select
      label={selectionWords.owner}
      emptyLabel={selectionWords.team}
      options={ownerOptions(use(colleagues), String(rest.value ?? ''))}
      {...rest}
    />
  );
}
