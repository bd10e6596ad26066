import { EmptyState } from '#components/ui/empty-state';
import { LinkButton } from '#components/ui/link-button';
import { paths } from '#lib/config/paths';
import type { Mode } from '#lib/contract/scalars';
import { businessWords } from './words.ts';

type NoBusinessesProps = { mode: Mode; isNarrow: boolean; canAct: boolean };

export function NoBusinesses({ mode, isNarrow, canAct }: NoBusinessesProps) {
  if (isNarrow) {
    return (
      <EmptyState
        kind="no-match"
        title={businessWords.list.noMatch}
        action={<LinkButton href={paths.businesses(mode)}>{businessWords.list.clear}</LinkButton>}
      >
        {businessWords.list.noMatchDetail}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      kind="nothing-yet"
      title={businessWords.list.none}
      action={
        <>
          {canAct ? (
            <LinkButton variant="primary" href={paths.newBusiness(mode)}>
              {businessWords.list.add}
            </LinkButton>
          ) : null}
          <LinkButton href={paths.reference} prefetch={false}>
            {businessWords.list.addByApi}
          </LinkButton>
        </>
      }
    >
      {businessWords.list.noneDetail}
    </EmptyState>
  );
}
