import { selectionWords } from '#components/lists/selection-words.ts';
import type { Owner } from '#lib/contract/assignment';
import type { Session } from '#lib/session/session';
import { colleagues } from './colleagues.ts';
import { OwnerControl } from './owner-control.tsx';

type OwnerLineProps = { session: Session; object: 'filing' | 'case'; id: string; owner: Owner | null };

/** Who looks after it; whoever may prepare chooses another. */
export async function OwnerLine({ session, object, id, owner }: OwnerLineProps) {
  if (!session.may('prepare')) return <span>{selectionWords.ownerIs(owner?.name ?? null)}</span>;
  return (
    <span data-no-print="">
      <OwnerControl {...{ object, id, owner }} mode={session.mode} colleagues={await colleagues(session)} />
    </span>
  );
}
