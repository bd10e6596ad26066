'use client';

import { Button } from '#components/ui/button';
import type { DeskFiling } from '#lib/contract/desk-filing';
import { claimFiling, releaseFiling } from './actions.ts';
import { DeskRefusal } from './desk-refusal.tsx';
import { useDeskAct } from './use-desk-act.ts';
import { deskWords } from './words.ts';

export type ClaimButtonsProps = {
  filing: Pick<DeskFiling, 'id' | 'legal_name' | 'claim' | 'waits_for_formation'>;
  me: { id: string; isLead: boolean };
  size?: 'small' | 'regular';
};

/** Claims, releases or takes over the filing, depending on its holder. Nobody claims what cannot be worked on yet. */
export function ClaimButtons({ filing, me, size = 'small' }: ClaimButtonsProps) {
  const claiming = useDeskAct(claimFiling);
  const releasing = useDeskAct(releaseFiling);
  const { id, legal_name, claim, waits_for_formation } = filing;
  const named = <span className="sr-only">{deskWords.claimOf(legal_name)}</span>;
  const isMine = claim?.by.id === me.id;
  const problem = claiming.problem ?? releasing.problem;
  // The page of one filing, once it is refreshed, announces the holder itself.
  const isSaid = size === 'regular' && claim !== null && problem?.claim?.by.id === claim.by.id;
  if (claim === null && waits_for_formation) {
    return (
      <span className="text-ink-2 text-small wide:whitespace-nowrap">{deskWords.waitsForFormation}</span>
    );
  }
  return (
    <div className="space-y-2">
      {claim === null ? (
        <Button size={size} onClick={() => claiming.act({ id })}>
          {deskWords.claim}
          {named}
        </Button>
      ) : null}
      {isMine ? (
        <Button size={size} variant="quiet" onClick={() => releasing.act({ id })}>
          {deskWords.release}
          {named}
        </Button>
      ) : null}
      {claim && !isMine && me.isLead ? (
        <Button size={size} onClick={() => claiming.act({ id, take_over: true })}>
          {deskWords.takeOver}
          {named}
        </Button>
      ) : null}
      <DeskRefusal problem={problem} isSaid={isSaid} />
    </div>
  );
}
