import { expect, test } from 'vitest';
import { laterAnswers } from '#components/cases/later-answers.ts';
import type { Case } from '#lib/contract/case';

const field = { name: 'principal_address', type: 'object', description: 'Office', required: true };
const asked = (change: Partial<Case>): Case =>
  ({ id: 'case', status: 'needs_response', request: { fields: [field] }, ...change }) as Case;
const office = { street_line_1: '1 Main Street' };

test('an answer that a case corrected has its new value', () => {
  const resolved = asked({
    status: 'resolved',
    resolution_reason: 'response_received',
    response: { fields: { principal_address: office } },
  });
  expect(laterAnswers([resolved])).toEqual({ principal_address: { caseId: 'case', value: office } });
});

test('an answer that an open case asks for again has none yet, even if it was answered', () => {
  const answered = asked({ status: 'under_review', response: { fields: { principal_address: office } } });
  for (const item of [asked({}), answered]) {
    expect(laterAnswers([item])).toEqual({ principal_address: { caseId: 'case', value: undefined } });
  }
});

test('a case that ended without an answer changes nothing', () => {
  const ended = asked({ status: 'superseded', resolution_reason: 'parent_canceled' });
  const notNeeded = asked({ status: 'resolved', resolution_reason: 'no_response_needed' });
  expect(laterAnswers([ended, notNeeded])).toEqual({});
});
