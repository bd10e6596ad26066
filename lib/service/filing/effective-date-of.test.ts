import { expect, test } from 'vitest';
import type { Case } from '#lib/contract/case';
import { effectiveDateOf } from '#lib/service/filing/effective-date-of';

const request = {
  fields: [{ name: 'effective_date', type: 'date', description: 'The effective date', required: true }],
} satisfies Case['request'];
const accepted = { status: 'resolved', resolution_reason: 'response_received' } as const;

function dateAfter(...cases: Partial<Case>[]) {
  const filing = { submission: { effective_date: '2027-01-15' }, resource: JSON.stringify({ cases }) };
  return effectiveDateOf(filing);
}

test('an accepted answer moves the effective date, and of two the later', () => {
  const response = { fields: { effective_date: '2027-02-01' } };
  const later = { fields: { effective_date: '2027-03-01' } };
  expect(dateAfter()).toBe('2027-01-15');
  expect(dateAfter({ request, response, ...accepted })).toBe('2027-02-01');
  expect(
    dateAfter(
      { request, response: later, ...accepted, resolved_at: '2026-12-02T12:00:00.000Z' },
      { request, response, ...accepted, resolved_at: '2026-12-01T12:00:00.000Z' },
    ),
  ).toBe('2027-03-01');
});

test('an answer that was sent back, or to what was not asked, moves nothing', () => {
  const response = { fields: { effective_date: '2027-02-01' } };
  const sentBack = { status: 'resolved', resolution_reason: 'no_response_needed' } as const;
  expect(dateAfter({ request, response, ...sentBack })).toBe('2027-01-15');
  expect(dateAfter({ request: { fields: [] }, response, ...accepted })).toBe('2027-01-15');
});
