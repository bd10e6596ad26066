'use client';

import { type FocusEvent, useEffect, useRef } from 'react';
import { needGroups } from '#components/home/need-groups.ts';
import { NeedTable } from '#components/home/need-table';
import { NothingNeeded } from '#components/home/nothing-needed';
import { QueueSummary } from '#components/home/queue-summary';
import { WhatMoves } from '#components/home/what-moves';
import type { Colleague } from '#components/lists/colleague.ts';
import { ListKeys } from '#components/lists/list-keys';
import { SelectionArea } from '#components/lists/selection';
import { useFreshKeys } from '#components/lists/use-fresh-keys.ts';
import { Notice } from '#components/ui/notice';
import { keepFocusOnPage } from '#components/ui/page-title.ts';
import { useTimeZone } from '#components/ui/time-zone';
import { uiWords } from '#components/ui/words.ts';
import { paths } from '#lib/config/paths';
import type { Overview } from '#lib/contract/overview';
import type { Mode } from '#lib/contract/scalars';
import { NeedBarGate } from './need-bar-gate.tsx';
import { type NeedsState, needsQuery } from './needs-query.ts';
import { useOverview } from './use-overview.ts';

type NeedsYouProps = {
  mode: Mode;
  state: NeedsState;
  initial: Overview;
  /** The possible owners; none if the viewer may not assign. */
  colleagues: readonly Colleague[];
  canAdd: boolean;
};

export function NeedsYou({ mode, state, initial, colleagues, canAdd }: NeedsYouProps) {
  const { overview, isLost, ask } = useOverview(mode, initial, state);
  const keptFocus = useKeptFocus();
  const groups = needGroups(overview, mode, useTimeZone()).filter(
    ({ kind }) => state.kind === null || kind === state.kind,
  );
  const rows = groups.flatMap((group) => group.rows);
  const fresh = useFreshKeys([
    ...rows.map(({ id }) => id),
    ...overview.moving.map(({ id, status }) => `${id} ${status}`),
  ]);
  const isFree = groups.every(({ kind }) => kind === 'drafts');
  const allOf = (kind: NonNullable<NeedsState['kind']>) => needsQuery(paths.home(mode), { ...state, kind });
  const isNarrow = Boolean(state.owner || state.kind || state.snoozed);

  return (
    <ListKeys>
      <div {...keptFocus}>
        {isLost ? (
          <Notice kind="warning" announce>
            {uiWords.lost}
          </Notice>
        ) : null}
        <SelectionArea ids={rows.map(({ id }) => id)}>
          <QueueSummary
            overview={overview}
            mode={mode}
            isPutOff={state.snoozed !== null}
            first={rows[0]?.href}
          />
          {isFree && (!isNarrow || rows.length === 0) ? (
            <NothingNeeded {...{ overview, mode, isNarrow, canAdd }} />
          ) : null}
          {groups.length > 0 ? (
            <NeedTable groups={groups} allOf={state.kind === null ? allOf : undefined} fresh={fresh} />
          ) : null}
          <NeedBarGate
            {...{ mode, rows, colleagues, ask }}
            now={overview.now}
            isPutOff={state.snoozed !== null}
          />
        </SelectionArea>
        <WhatMoves overview={overview} mode={mode} fresh={fresh} />
      </div>
    </ListKeys>
  );
}

/** If a row with focus disappears, focus moves to the title of the page, never to nothing. */
function useKeptFocus() {
  const last = useRef<Element | null>(null);

  useEffect(() => {
    if (last.current === null || last.current.isConnected) return;
    last.current = null;
    keepFocusOnPage();
  });

  return {
    onFocus: (event: FocusEvent) => {
      last.current = event.target;
    },
    onBlur: (event: FocusEvent) => {
      // The browser reports no blur when the element itself is removed.
      if (event.target.isConnected) last.current = null;
    },
  };
}
