import { NoMatch } from '#components/lists/no-match';
import { EmptyState } from '#components/ui/empty-state';
import { LinkButton } from '#components/ui/link-button';
import { paths } from '#lib/config/paths';
import type { Mode } from '#lib/contract/scalars';
import { businessListWords } from './words.ts';

type NoBusinessesProps = { mode: Mode; isNarrow: boolean; canAct: boolean };

export function NoBusinesses({ mode, isNarrow, canAct }: NoBusinessesProps) {
  if (isNarrow) {
    return (
      <NoMatch title={businessListWords.noMatch} all={paths.businesses(mode)}>
        {businessListWords.noMatchDetail}
      </NoMatch>
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
