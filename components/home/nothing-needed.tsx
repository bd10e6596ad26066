import { nextDateWords } from '#components/home/next-date.ts';
import { homeWords } from '#components/home/words.ts';
import { EmptyState } from '#components/ui/empty-state';
import { LinkButton } from '#components/ui/link-button';
import { paths } from '#lib/config/paths';
import type { Overview } from '#lib/contract/overview';
import type { Mode } from '#lib/contract/scalars';

type NothingNeededProps = { overview: Overview; mode: Mode; isNarrow: boolean; canAdd: boolean };

/** A plain sentence; without any business, how to add the first one. */
export function NothingNeeded({ overview, mode, isNarrow, canAdd }: NothingNeededProps) {
  if (isNarrow) {
    return (
      <EmptyState
        kind="no-match"
        title={homeWords.none.noMatch}
        action={<LinkButton href={paths.home(mode)}>{homeWords.none.clear}</LinkButton>}
      />
    );
  }
  if (overview.counts.businesses === 0) {
    return (
      <EmptyState
        kind="nothing-yet"
        title={homeWords.none.nothingYet}
        action={
          canAdd ? (
            <LinkButton variant="primary" href={paths.newBusiness(mode)}>
              {homeWords.none.addBusiness}
            </LinkButton>
          ) : null
        }
      >
        {homeWords.none.nothingYetDetail}
      </EmptyState>
    );
  }
  return (
    <EmptyState kind="nothing-needed" title={homeWords.none.nothing}>
      {nextDateWords(overview)}
    </EmptyState>
  );
}
