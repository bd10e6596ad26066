'use client';

import { debounce } from 'nuqs';
import type { ReactNode } from 'react';
import { Button } from '#components/ui/button';
import { fieldId } from '#components/ui/field-id.ts';
import { TextInput } from '#components/ui/text-input';
import { Toolbar } from '#components/ui/toolbar';
import { uiWords } from '#components/ui/words.ts';

/** How the URL follows the typing: without a history entry for each letter, and with one change when typing pauses. */
export const whileTyping = { history: 'replace', limitUrlUpdates: debounce(250) } as const;

type SearchToolbarProps = {
  /** The subject of the search: "Name or number". */
  label: string;
  query: string | null;
  onSearch: (query: string | null) => void;
  /** Null if no filter is set. */
  onClear: (() => void) | null;
  end?: ReactNode;
  /** The filters beside the search. */
  children?: ReactNode;
};

/** Search and filters above a list, with one button that clears them all. */
export function SearchToolbar({ label, query, onSearch, onClear, end, children }: SearchToolbarProps) {
  // The button disappears with the filters, so focus moves to the search field.
  function clear() {
    onClear?.();
    document.getElementById(fieldId('q'))?.focus();
  }
  return (
    <Toolbar
      label={uiWords.filters}
      end={
        onClear || end ? (
          <>
            {onClear ? (
              <Button size="small" variant="quiet" onClick={clear}>
                {uiWords.clearAll}
              </Button>
            ) : null}
            {end}
          </>
        ) : null
      }
    >
      <div className="w-full sm:w-auto sm:max-w-56 sm:flex-1 sm:basis-40">
        <TextInput
          name="q"
          type="search"
          label={label}
          size="toolbar"
          width="full"
          autoComplete="off"
          value={query ?? ''}
          onChange={(event) => onSearch(event.target.value || null)}
        />
      </div>
      {children}
    </Toolbar>
  );
}
