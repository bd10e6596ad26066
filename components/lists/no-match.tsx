import type { ReactNode } from 'react';
import { EmptyState } from '#components/ui/empty-state';
import { LinkButton } from '#components/ui/link-button';
import { uiWords } from '#components/ui/words.ts';

type NoMatchProps = {
  title?: string;
  /** The address of the list without a filter. */
  all: string;
  children?: ReactNode;
};

/** Nothing in the list matches its filters. */
export function NoMatch({ title = uiWords.noMatch, all, children }: NoMatchProps) {
  return (
    <EmptyState
      kind="no-match"
      title={title}
      action={<LinkButton href={all}>{uiWords.clearFilters}</LinkButton>}
    >
      {children}
    </EmptyState>
  );
}
