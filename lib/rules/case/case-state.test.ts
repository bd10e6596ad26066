import { describe, expect, test } from 'vitest';
import { CaseStatus } from '#lib/contract/case';
import {
  acceptsResponse,
  type CaseAction,
  caseActions,
  isLateCase,
  isOpenCase,
  moveCase,
} from '#lib/rules/case/case-state';

const allowed: Partial<Record<`${CaseStatus} ${CaseAction}`, CaseStatus>> = {
  'needs_response respond': 'under_review',
  'needs_response review': 'under_review',
  'needs_response resolve': 'resolved',
  'needs_response supersede': 'superseded',
  'under_review ask_again': 'needs_response',
  'under_review resolve': 'resolved',
  'under_review supersede': 'superseded',
};

const pairs = CaseStatus.options.flatMap((status) => caseActions.map((action) => ({ status, action })));

describe.each(pairs)('$action in $status', ({ status, action }) => {
  const next = allowed[`${status} ${action}`];
  test(next === undefined ? 'is refused with a reason' : `moves to ${next}`, () => {
    const move = moveCase(status, action);
    if (next !== undefined) expect(move).toEqual({ ok: true, next });
    else expect(move).toEqual({ ok: false, detail: expect.stringMatching(/^The case .+\.$/) });
  });
});

test('an answer is accepted only in needs_response', () => {
  expect(CaseStatus.options.filter(acceptsResponse)).toEqual(['needs_response']);
});

test('needs_response and under_review are open, the others are not', () => {
  expect(CaseStatus.options.filter((status) => isOpenCase({ status }))).toEqual([
    'needs_response',
    'under_review',
  ]);
});

test('a case is late after its due time, and only while it waits for an answer', () => {
  const due = '2026-11-23T17:00:00.000Z';
  const late = (now: string) =>
    CaseStatus.options.filter((status) => isLateCase({ status, due_at: due }, now));
  expect(late(due)).toEqual([]);
  expect(late('2026-11-23T17:00:00.001Z')).toEqual(['needs_response']);
  expect(isLateCase({ status: 'needs_response' }, due)).toBe(false);
});
