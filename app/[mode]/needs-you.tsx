'use client';

import { dueGroups } from '#components/home/due-groups';
import { caseNeed, draftNeed, standingNeed } from '#components/home/need-rows';
import { NeedTable } from '#components/home/need-table';
import { NothingNeeded } from '#components/home/nothing-needed';
import { QueueSummary } from '#components/home/queue-summary';
import { WhatMoves } from '#components/home/what-moves';
import { ListKeys } from '#components/lists/list-keys';
import { useFreshKeys } from '#components/lists/use-fresh-keys';
import { useKeptFocus } from '#components/lists/use-kept-focus';
import { Notice } from '#components/ui/notice';
import { Section } from '#components/ui/section';
import type { Overview } from '#lib/contract/console/overview';
import type { Mode } from '#lib/contract/scalars';
import { useOverview } from './use-overview.ts';

export function NeedsYou({ mode, initial }: { mode: Mode; initial: Overview }) {
  const { overview, isLost } = useOverview(mode, initial);
  const keptFocus = useKeptFocus();
  const { now, cases, standing_still, drafts, moving } = overview;
  const fresh = useFreshKeys([
    ...[...cases.map((row) => row.case), ...standing_still, ...drafts].map(({ id }) => id),
    ...moving.map(({ id, status }) => `${id} ${status}`),
  ]);
  const groups = [
    ...dueGroups(cases, now).map(({ title, rows }) => ({
      title,
      description: undefined,
      rows: rows.map((row) => caseNeed(row, mode, now)),
    })),
    {
      title: 'Standing still',
      description: 'These filings are past the usual time in their status.',
      rows: standing_still.map((filing) => standingNeed(filing, mode, now)),
    },
    {
      title: 'Drafts to continue',
      description: undefined,
      rows: drafts.map((plan) => draftNeed(plan, mode, now)),
    },
  ].filter(({ rows }) => rows.length > 0);

  return (
    <ListKeys>
      <div {...keptFocus}>
        {isLost ? (
          <Notice kind="warning" announce>
            The connection is lost. What stands here may be old; it goes on by itself.
          </Notice>
        ) : null}
        <QueueSummary overview={overview} mode={mode} first={groups[0]?.rows[0]?.href} />
        {cases.length + standing_still.length === 0 ? (
          <NothingNeeded overview={overview} mode={mode} />
        ) : null}
        {groups.map(({ title, description, rows }, index) => (
          <Section
            key={title}
            id={title.toLowerCase().replaceAll(' ', '-')}
            title={title}
            description={description}
            first={index === 0}
          >
            <NeedTable caption={title} rows={rows} fresh={fresh} showHeads={index === 0} />
          </Section>
        ))}
        <WhatMoves overview={overview} mode={mode} fresh={fresh} />
      </div>
    </ListKeys>
  );
}
