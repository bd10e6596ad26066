import { expect, test } from 'vitest';
import type { EventType } from '#lib/contract/event';
import type { FilingType } from '#lib/contract/filing';
import { noticeOf } from '#lib/service/notice/notice-of';

const name = 'Northwind Freight, LLC';

function subjectOf(event: EventType, type: FilingType): string | undefined {
  const object = {
    id: '01970c60-1a42-7b11-9d0f-6c5a3e8b7d21',
    type,
    legal_name: name,
    jurisdiction: 'US-WY',
  };
  const created_at = new Date('2026-11-20T15:00:00Z');
  return noticeOf(
    { type: event, mode: 'live', object, previous_attributes: null, created_at },
    { name, state: 'US-WY' },
    '',
  )?.subject;
}

test('the email about a filing says what was filed', () => {
  const types = ['foreign_qualification', 'formation', 'ein'] as const;
  expect(types.map((type) => subjectOf('filing.completed', type))).toEqual([
    `${name} is registered in Wyoming`,
    `${name} is formed in Wyoming`,
    `${name} has its EIN`,
  ]);
  expect(types.map((type) => subjectOf('filing.canceled', type))).toEqual([
    `The filing of ${name} in Wyoming was canceled`,
    `The filing of ${name} in Wyoming was canceled`,
    `The EIN application of ${name} was canceled`,
  ]);
});

test('what was added as due on the day that ends in the state is emailed, though that day is over in UTC', () => {
  const object = { title: 'Annual report', jurisdiction: 'US-HI', due_on: '2026-12-31', business_id: 'b' };
  const subjectAt = (at: string) => {
    const event = { type: 'obligation.due', mode: 'live', object, previous_attributes: null } as const;
    return noticeOf({ ...event, created_at: new Date(at) }, { name, state: 'US-HI' }, '')?.subject;
  };
  expect(subjectAt('2027-01-01T09:59:59Z')).toContain('Due on 31 Dec 2026');
  expect(subjectAt('2027-01-01T10:00:00Z')).toBeUndefined();
});

test('a reason that its reviewer typed without a period is a sentence of its own', () => {
  const object = {
    ...{ id: '01970c60-1a42-7b11-9d0f-6c5a3e8b7d21', parent_type: 'filing', status: 'needs_response' },
    ...{ summary: 'The state asks', due_at: '2026-12-31T23:59:00.000Z' },
    review: { reason: 'Page 2 is missing' },
  };
  const created_at = new Date('2026-12-01T15:00:00Z');
  const notice = noticeOf(
    {
      ...{ type: 'case.updated', mode: 'live', object, created_at },
      previous_attributes: { status: 'under_review' },
    },
    { name, state: 'US-WY' },
    '',
  );
  expect(notice?.body).toContain('Page 2 is missing. The answer is due on 31 Dec 2026 by 23:59 UTC.');
});
