import { selectionWords } from '#components/lists/selection-words.ts';
import { AlsoLooking } from '#components/people/also-looking';
import type { Owner } from '#lib/contract/assignment';
import type { Session } from '#lib/session/session';
import { colleagues } from './colleagues.ts';
import { OwnerControl } from './owner-control.tsx';

type OwnerLineProps = { session: Session; object: 'filing' | 'case'; id: string; owner: Owner | null };

/** The owner, whom anybody who may prepare can change, and who else has it open. */
export async function OwnerLine({ session, object, id, owner }: OwnerLineProps) {
  const { mode } = session;
  return (
    <>
      {session.may('prepare') ? (
        <span data-no-print="">
          <OwnerControl {...{ mode, object, id, owner }} colleagues={await colleagues(session)} />
        </span>
      ) : (
        <span>{selectionWords.ownerIs(owner?.name ?? null)}</span>
      )}
      <AlsoLooking {...{ mode, object, id }} />
    </>
  );
}
