'use client';

import type { Colleague } from '#components/lists/colleague.ts';
import { selectionWords as words } from '#components/lists/selection-words.ts';
import { Menu } from '#components/ui/menu';

type OwnerMenuProps = {
  /** The possible owners, oneself first. */
  colleagues: readonly Colleague[];
  /** Called without an id to remove the owner. Its promise keeps the menu busy. */
  onChoose: (id: string | undefined) => Promise<unknown>;
  label?: string;
  isMain?: boolean;
};

/** Assigns something to oneself, to a colleague or to nobody. */
export function OwnerMenu({ colleagues, onChoose, label = words.assign, isMain = false }: OwnerMenuProps) {
  return (
    <Menu
      label={label}
      size="small"
      {...(isMain && { variant: 'primary' as const })}
      entries={[
        ...colleagues.map(({ id, name }, at) => ({
          id,
          label: at === 0 ? words.me(name) : name,
          onSelect: () => onChoose(id),
        })),
        { id: 'none', label: words.nobody, onSelect: () => onChoose(undefined) },
      ]}
    />
  );
}
