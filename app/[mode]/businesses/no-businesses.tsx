import { EmptyState } from '#components/ui/empty-state';
import { LinkButton } from '#components/ui/link-button';
import { paths } from '#lib/config/paths';
import type { Mode } from '#lib/contract/scalars';
import { businessListWords } from './words.ts';

type NoBusinessesProps = { mode: Mode; isNarrow: boolean; canAct: boolean };

export function NoBusinesses({ mode, isNarrow, canAct }: NoBusinessesProps) {
  if (isNarrow) {
    return (
      <EmptyState
        kind="no-match"
        title={businessListWords.noMatch}
        action={<LinkButton href={paths.businesses(mode)}>{businessListWords.clear}</LinkButton>}
      >
        {businessListWords.noMatchDetail}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      kind="nothing-yet"
      title={businessListWords.none}
      action={
        <>
          {canAct ? (
            <LinkButton variant="primary" href={paths.newBusiness(mode)}>
              {businessListWords.add}
            </LinkButton>
          ) : null}
          {canAct ? (
            <LinkButton href={paths.importBusinesses(mode)}>{businessListWords.importFile}</LinkButton>
          ) : null}
          <LinkButton href={paths.reference}>{businessListWords.addByApi}</LinkButton>
        </>
      }
    >
      {businessListWords.noneDetail}
    </EmptyState>
  );
}
