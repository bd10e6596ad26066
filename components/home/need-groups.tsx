import { dueGroups } from '#components/home/due-groups';
import { caseNeed, draftNeed, standingNeed } from '#components/home/need-rows';
import type { NeedGroup } from '#components/home/need-table';
import type { Overview } from '#lib/contract/console/overview';
import type { Mode } from '#lib/contract/scalars';

/** What needs a person, in the order in which it does; a group without any is not there. */
export function needGroups({ now, cases, standing_still, drafts }: Overview, mode: Mode): NeedGroup[] {
  const groups: NeedGroup[] = [
    ...dueGroups(cases, now).map(({ title, rows }) => ({
      id: title.toLowerCase().replace(' ', '-'),
      title,
      rows: rows.map((row) => caseNeed(row, mode, now)),
    })),
    {
      id: 'standing-still',
      title: 'Standing still',
      description: 'These filings are past the usual time in their status.',
      rows: standing_still.map((filing) => standingNeed(filing, mode, now)),
    },
    {
      id: 'drafts',
      title: 'Drafts to continue',
      rows: drafts.map((plan) => draftNeed(plan, mode, now)),
    },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}
