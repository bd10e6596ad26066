import { dueGroups } from '#components/home/due-groups.ts';
import { approvalNeed, caseNeed, draftNeed, obligationNeed, standingNeed } from '#components/home/need-rows';
import type { NeedGroup } from '#components/home/need-table';
import { homeWords } from '#components/home/words.ts';
import type { Overview } from '#lib/contract/overview';
import type { Mode } from '#lib/contract/scalars';

/** What needs a person, in the order in which it does; a group without any is not there. */
export function needGroups(
  { now, approvals, cases, obligations, standing_still, drafts }: Overview,
  mode: Mode,
  timeZone: string,
): NeedGroup[] {
  const groups: NeedGroup[] = [
    ...dueGroups(cases, now, timeZone).map(({ title, rows }) => ({
      id: title.toLowerCase().replace(' ', '-'),
      title,
      rows: rows.map((row) => caseNeed(row, mode, now, timeZone)),
    })),
    {
      id: 'obligations',
      title: homeWords.needs.obligations,
      rows: obligations.map((row) => obligationNeed(row, mode, now)),
    },
    {
      id: 'approvals',
      title: homeWords.needs.approvals,
      rows: approvals.map((approval) => approvalNeed(approval, mode, now, timeZone)),
    },
    {
      id: 'standing-still',
      title: homeWords.needs.standingStill,
      description: homeWords.needs.standingStillDetail,
      rows: standing_still.map((filing) => standingNeed(filing, mode, now)),
    },
    {
      id: 'drafts',
      title: homeWords.needs.plans,
      rows: drafts.map((plan) => draftNeed(plan, mode, now)),
    },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}
