import { expect, test } from 'vitest';
import { dueGroups } from '#components/home/due-groups.ts';
import type { OpenCaseRow } from '#lib/contract/overview';

const now = '2026-11-20T15:00:00.000Z';

function due(due_at: string | undefined): OpenCaseRow {
  return { case: { id: due_at ?? 'none', due_at } as OpenCaseRow['case'], filing: null };
}

function groupsOf(...moments: (string | undefined)[]) {
  const timeZone = 'UTC';
  return dueGroups(moments.map(due), now, timeZone).map(({ title, rows }) => [
    title,
    rows.map((row) => row.case.id),
  ]);
}

test('a case is overdue from its due time on, and today until then', () => {
  expect(groupsOf('2026-11-20T14:59:59.000Z', '2026-11-20T15:00:01.000Z')).toEqual([
    ['Overdue', ['2026-11-20T14:59:59.000Z']],
    ['Today', ['2026-11-20T15:00:01.000Z']],
  ]);
});

test('days are calendar days: a minute after midnight is this week, the eighth day is later', () => {
  expect(
    groupsOf('2026-11-21T00:01:00.000Z', '2026-11-27T23:00:00.000Z', '2026-11-28T00:00:00.000Z'),
  ).toEqual([
    ['This week', ['2026-11-21T00:01:00.000Z', '2026-11-27T23:00:00.000Z']],
    ['Later', ['2026-11-28T00:00:00.000Z']],
  ]);
});

test('a case without a date comes last, and an empty group is not shown', () => {
  expect(groupsOf(undefined)).toEqual([['Later', ['none']]]);
  expect(groupsOf()).toEqual([]);
});
