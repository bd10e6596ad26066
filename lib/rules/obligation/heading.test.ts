import { expect, test } from 'vitest';
import { detailOf, headingOf } from '#lib/rules/obligation/heading';

test.each([
  ['Annual report', 'Annual report', null],
  [
    'Annual report: $50 per member, at least $300; $20 more if the agent changes',
    'Annual report',
    '$50 per member, at least $300; $20 more if the agent changes',
  ],
  ['Biennial report (Form BRA-25); $100 more if late', 'Biennial report (Form BRA-25)', '$100 more if late'],
  [
    'Annual registration with the Secretary of State, $50 online. Late: $25',
    'Annual registration with the Secretary of State',
    '$50 online. Late: $25',
  ],
])('%s', (title, heading, detail) => {
  expect([headingOf(title), detailOf(title)]).toEqual([heading, detail]);
});
