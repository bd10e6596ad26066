'use client';

import { useState } from 'react';
import { useSingleKeys } from '#components/lists/use-single-keys.ts';
import { Button } from '#components/ui/button';
import { Kbd } from '#components/ui/kbd';
import { Notice } from '#components/ui/notice';
import { deskPaths } from '#lib/config/desk-paths';
import { isTerminalFiling } from '#lib/rules/filing/filing-state';
import { useOnward } from '../../use-onward.ts';
import { claimNext } from '../actions.ts';
import { DeskRefusal } from '../desk-refusal.tsx';
import { useDeskAct } from '../use-desk-act.ts';
import { queueWords } from '../words.ts';
import type { QueueState } from './queue-query.ts';

/** Claims the first unclaimed filing that matches the filters, and opens it. */
export function ClaimNext({ state }: { state: QueueState }) {
  const onward = useOnward();
  const [isEmpty, setEmpty] = useState(false);
  const { act, problem } = useDeskAct(claimNext, (filing) => {
    setEmpty(filing === null);
    if (filing) onward.push(deskPaths.filing(filing.id));
  });

  const { status, jurisdiction, type, organization_id, expedited, overdue, answered, q } = state;
  const isOpen = status === null || !isTerminalFiling(status);
  const claim = () =>
    act({
      filters: {
        jurisdiction,
        type,
        organization_id,
        status: isOpen ? status : null,
        expedited: expedited && expedited === 'true',
        answered: answered && true,
        q: q || null,
      },
      overdue: overdue === 'true',
    });

  useSingleKeys({ c: () => document.getElementById('claim-next')?.click() });

  return (
    <div className="flex flex-col items-start gap-2">
      <Button id="claim-next" variant="primary" onClick={claim}>
        {queueWords.claimNext}
        <span aria-hidden="true" className="max-sm:hidden">
          <Kbd>c</Kbd>
        </span>
      </Button>
      {isEmpty ? (
        <Notice announce title={queueWords.nothingNext}>
          {queueWords.nothingNextDetail}
        </Notice>
      ) : null}
      <DeskRefusal problem={problem} />
    </div>
  );
}
