'use client';

import { useState } from 'react';
import type { NeedRow } from '#components/home/need-rows';
import { snoozeDays } from '#components/home/snooze-days.ts';
import { homeWords } from '#components/home/words.ts';
import type { Colleague } from '#components/lists/colleague.ts';
import { OwnerMenu } from '#components/lists/owner-menu';
import { useSelection } from '#components/lists/selection';
import { SelectionBar } from '#components/lists/selection-bar';
import { selectionWords } from '#components/lists/selection-words.ts';
import { Button } from '#components/ui/button';
import { calendarDay } from '#components/ui/format-time.ts';
import { Menu } from '#components/ui/menu';
import { onDemand } from '#components/ui/on-demand';
import { showRefusal } from '#components/ui/show-refusal.ts';
import { showToast } from '#components/ui/show-toast.ts';
import { useTimeZone } from '#components/ui/time-zone';
import { retryAction } from '#lib/actions/retry-action';
import type { OwnedObject } from '#lib/contract/assignment';
import type { Mode } from '#lib/contract/scalars';
import type { Snooze, SnoozeRequest } from '#lib/contract/snooze';
import { dayWords } from '#lib/rules/calendar/short-date';
import { giveBack } from '../give-owner.ts';
import { assignNeeds, snoozeNeeds } from './actions.ts';

const SnoozeUntil = onDemand(async () => (await import('./snooze-until.tsx')).SnoozeUntil);

export type NeedBarProps = {
  mode: Mode;
  rows: readonly NeedRow[];
  colleagues: readonly Colleague[];
  now: string;
  /** Whether the rows are those that were put off. */
  isPutOff: boolean;
  /** Asks for the rows again. */
  ask: () => Promise<void>;
  /** Whether the choice of an owner is open at first. */
  opens: boolean;
};

const noOwner: ReadonlySet<string> = new Set(['approval', 'comment', 'document', 'webhook_endpoint']);
const isOwned = (item: NeedRow): item is NeedRow & { object: OwnedObject } => !noOwner.has(item.object);

/** The actions for selected rows: assign them, snooze them, bring them back. */
export function NeedBar({ mode, rows, colleagues, now, isPutOff, ask, opens }: NeedBarProps) {
  const { chosen, drop } = useSelection();
  const ownToday = calendarDay(now, useTimeZone());
  const today = now.slice(0, 10);
  const [choosesDay, setChoosesDay] = useState(false);
  const items = rows.filter(({ id }) => chosen.has(id));
  const owned = items.filter(isOwned).map(({ id, object }) => ({ id, object }));
  const snoozed = items.flatMap(({ id, object }) => (object === 'comment' ? [] : [{ id, object }]));

  async function done(words: string, undo?: () => Promise<void>) {
    const back = async () => {
      await undo?.();
      await ask();
    };
    setChoosesDay(false);
    drop(chosen);
    showToast(words, undo && back);
    await ask();
  }
  /** With what is said of the chosen rows with which this cannot be done. */
  const said = (words: string, rest: string, taken: readonly object[]) =>
    taken.length < items.length ? `${words} ${rest}` : words;

  async function give(owner_id: string | undefined) {
    if (owned.length === 0) return showToast(homeWords.bulk.noneOwned);
    const outcome = await retryAction(assignNeeds)(mode, { items: owned, owner_id });
    if (!outcome.ok) return showRefusal(outcome.problem, selectionWords.notAssigned);
    const { given, refused } = outcome.data;
    const name = colleagues.find(({ id }) => id === owner_id)?.name ?? null;
    const changed = given.flatMap(({ previous }) => previous).length;
    const undo = () => giveBack(mode, given, owner_id ?? null);
    const words = changed > 0 ? selectionWords.assigned(changed, name) : selectionWords.unchanged;
    await done(said(words, homeWords.bulk.noneOwned, owned), changed > 0 ? undo : undefined);
    if (refused) showRefusal(refused, selectionWords.notAllAssigned);
  }

  async function snooze(until: string | undefined) {
    if (snoozed.length === 0) return showToast(homeWords.bulk.noneSnoozed);
    const outcome = await retryAction(snoozeNeeds)(mode, { items: snoozed, until });
    if (!outcome.ok) return showRefusal(outcome.problem, homeWords.bulk.notSnoozed);
    const words = until
      ? homeWords.bulk.snoozed(snoozed.length, dayWords(until, today))
      : homeWords.bulk.back(snoozed.length);
    const undo = () => restoreSnoozes(mode, snoozed, outcome.data.previous);
    await done(said(words, homeWords.bulk.noneSnoozed, snoozed), undo);
  }

  return (
    <SelectionBar total={rows.length} opens={opens}>
      {colleagues.length > 0 ? <OwnerMenu isMain colleagues={colleagues} onChoose={give} /> : null}
      {isPutOff ? (
        <Button size="small" onClick={() => snooze(undefined)}>
          {homeWords.bulk.bringBack}
        </Button>
      ) : null}
      <Menu
        label={homeWords.bulk.snooze}
        size="small"
        entries={[
          ...snoozeDays(today, ownToday).map(({ day, label }) => ({
            id: day,
            label,
            onSelect: () => snooze(day),
          })),
          { id: 'day', label: homeWords.bulk.onDay, onSelect: () => setChoosesDay(true) },
        ]}
      />
      {choosesDay ? <SnoozeUntil today={today} onChoose={snooze} /> : null}
    </SelectionBar>
  );
}

/** Snoozes each one until its previous day again, or brings it back, and says where that was refused. */
async function restoreSnoozes(
  mode: Mode,
  items: SnoozeRequest['items'],
  previous: Snooze['previous'],
): Promise<void> {
  const days = new Map(previous.map(({ id, until }) => [id, until]));
  for (const [day, rows] of Map.groupBy(items, ({ id }) => days.get(id))) {
    const outcome = await retryAction(snoozeNeeds)(mode, { items: rows, until: day ?? undefined });
    if (!outcome.ok) return showRefusal(outcome.problem, homeWords.bulk.notUndone);
  }
}
