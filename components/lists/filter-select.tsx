import type { ComponentProps, ReactNode } from 'react';
import { Select } from '#components/ui/select';

const spans = {
  28: 'sm:w-28',
  32: 'sm:w-32',
  36: 'sm:w-36',
  40: 'sm:w-40',
  44: 'sm:w-44',
  48: 'sm:w-48',
  52: 'sm:w-52',
  56: 'sm:w-56',
} as const;

export type FilterSize = {
  /** On a wide screen, in quarters of a rem. */
  span: keyof typeof spans;
  /** Whether it has a row of its own on a phone, where others stand two by two. */
  hasOwnRow?: boolean;
};

/** One filter in the toolbar of a list. */
export function FilterSelect({ span, hasOwnRow, ...rest }: FilterSize & ComponentProps<typeof Select>) {
  return (
    <FilterSlot {...{ span, hasOwnRow }}>
      <Select {...rest} />
    </FilterSlot>
  );
}

export function FilterSlot({ span, hasOwnRow = false, children }: FilterSize & { children: ReactNode }) {
  return <div className={`${hasOwnRow ? 'w-full' : 'w-[calc(50%-4px)]'} ${spans[span]}`}>{children}</div>;
}
