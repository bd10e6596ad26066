import { nextDateWords } from '#components/home/next-date';
import { EmptyState } from '#components/ui/empty-state';
import { LinkButton } from '#components/ui/link-button';
import { paths } from '#lib/config/paths';
import type { Overview } from '#lib/contract/console/overview';
import type { Mode } from '#lib/contract/scalars';

/** A plain sentence; on a desk without any business, how the first one gets here. */
export function NothingNeeded({ overview, mode }: { overview: Overview; mode: Mode }) {
  if (overview.counts.businesses === 0) {
    return (
      <EmptyState
        kind="nothing-yet"
        title="Nothing here yet"
        action={
          <LinkButton variant="primary" href={paths.newBusiness(mode)}>
            Add a business
          </LinkButton>
        }
      >
        Begin with a business. What its filings ask of you then stands here, by due date.
      </EmptyState>
    );
  }
  return (
    <EmptyState kind="nothing-needed" title="Nothing needs you.">
      {nextDateWords(overview)}
    </EmptyState>
  );
}
