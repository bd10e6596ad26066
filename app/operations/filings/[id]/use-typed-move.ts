'use client';

import { useEffect } from 'react';
import { outcomeSoFar, type TypedOutcome } from '#components/desk/typed-outcome.ts';
import { useKept } from '#components/drafts/use-kept.ts';
import type { DeskNote } from '#lib/contract/desk-move';
import type { FeeBreakdown } from '#lib/contract/fee';
import type { Filing } from '#lib/contract/filing';
import { isAdded } from './is-added.ts';

type TypedMove = { note: string; outcome: TypedOutcome; lines: string };

function begin(fee: FeeBreakdown | null, { charged, expedited_tier }: Filing): TypedMove {
  const outcome = outcomeSoFar(fee, charged, expedited_tier);
  return { note: '', outcome, lines: JSON.stringify(outcome.rows) };
}

/** What is typed for the steps of a filing, as the state answered it. */
export function useTypedMove(filing: Filing, fee: FeeBreakdown | null, notes: readonly DeskNote[]) {
  const first = begin(fee, filing);
  const { typed, change, forget } = useKept(`statehouse.desk.${filing.id}.move`, first, (before) => {
    const kept = isAdded(notes, before.note) ? { ...before, note: '' } : before;
    if (kept.lines === first.lines) return kept;
    // What is sent replaces what was charged on an earlier step: amounts come back only onto the lines they were typed at.
    const { number, date, documents } = kept.outcome;
    return { ...first, note: kept.note, outcome: { ...first.outcome, number, date, documents } };
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a move adds the note, which may be begun on an earlier visit
  useEffect(() => {
    if (isAdded(notes, typed.note)) change(() => ({ note: '' }));
  }, [filing.status]);

  return {
    ...typed,
    setNote: (note: string) => change(() => ({ note })),
    setOutcome: (set: (before: TypedOutcome) => TypedOutcome) =>
      change(({ outcome }) => ({ outcome: set(outcome) })),
    forget: (moved: Filing) => forget(begin(fee, moved)),
  };
}
