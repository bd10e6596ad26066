'use client';

import { needGroups } from '#components/home/need-groups.ts';
import { NeedTable } from '#components/home/need-table';
import { NothingNeeded } from '#components/home/nothing-needed';
import { QueueSummary } from '#components/home/queue-summary';
import { WhatMoves } from '#components/home/what-moves';
import { homeWords } from '#components/home/words.ts';
import { ListKeys } from '#components/lists/list-keys';
import { useFreshKeys } from '#components/lists/use-fresh-keys.ts';
import { useKeptFocus } from '#components/lists/use-kept-focus.ts';
import { Notice } from '#components/ui/notice';
import { useTimeZone } from '#components/ui/time-zone';
import type { Overview } from '#lib/contract/overview';
import type { Mode } from '#lib/contract/scalars';
import { useOverview } from './use-overview.ts';

export function NeedsYou({ mode, initial }: { mode: Mode; initial: Overview }) {
  const { overview, isLost } = useOverview(mode, initial);
  const keptFocus = useKeptFocus();
  const groups = needGroups(overview, mode, useTimeZone());
  const fresh = useFreshKeys([
    ...groups.flatMap(({ rows }) => rows.map(({ id }) => id)),
    ...overview.moving.map(({ id, status }) => `${id} ${status}`),
  ]);
  const { approvals, cases, obligations, standing_still } = overview;
  const isFree = approvals.length + cases.length + obligations.length + standing_still.length === 0;

  return (
    <ListKeys>
      <div {...keptFocus}>
        {isLost ? (
          <Notice kind="warning" announce>
            {homeWords.needs.lost}
          </Notice>
        ) : null}
        <QueueSummary overview={overview} mode={mode} first={groups[0]?.rows[0]?.href} />
        {isFree ? <NothingNeeded overview={overview} mode={mode} /> : null}
        {groups.length > 0 ? <NeedTable groups={groups} fresh={fresh} /> : null}
        <WhatMoves overview={overview} mode={mode} fresh={fresh} />
      </div>
    </ListKeys>
  );
}
