import { EmptyState } from '#components/ui/empty-state';
import { LinkButton } from '#components/ui/link-button';
import { paths } from '#lib/config/paths';
import type { Mode } from '#lib/contract/scalars';

type NoBusinessesProps = { mode: Mode; isNarrow: boolean; canAct: boolean };

export function NoBusinesses({ mode, isNarrow, canAct }: NoBusinessesProps) {
  if (isNarrow) {
    return (
      <EmptyState
        kind="no-match"
        title="No business matches these filters"
        action={<LinkButton href={paths.businesses(mode)}>Clear all filters</LinkButton>}
      >
        Search for a part of the name, or for how its registration number begins.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      kind="nothing-yet"
      title="No businesses yet"
      action={
        <>
          {canAct ? (
            <LinkButton variant="primary" href={paths.newBusiness(mode)}>
              Add a business
            </LinkButton>
          ) : null}
          <LinkButton href={paths.reference} prefetch={false}>
            Add them over the API
          </LinkButton>
        </>
      }
    >
      A business stands here once, as its home state has it on record. Its registrations in other states begin
      from it, so that nothing is typed twice.
    </EmptyState>
  );
}
