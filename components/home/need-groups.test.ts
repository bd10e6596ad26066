import { expect, test } from 'vitest';
import { needGroups } from '#components/home/need-groups.ts';
import type { Overview } from '#lib/contract/overview';

const now = '2026-11-20T15:00:00.000Z';
const filing = {
  id: 'filing',
  legal_name: 'Ilex & Sons, LLC',
  jurisdiction: 'US-TX',
  status: 'processing',
  happening: 'With the state, day 14 of 5–9',
  expected: { from: '2026-11-10', to: '2026-11-12' },
};
const overview = {
  now,
  owners: { draft: { id: 'maria', name: 'Maria Okafor' } },
  documents: [
    {
      id: 'certificate',
      types: ['certificate_of_good_standing'],
      plan_id: 'draft',
      business_name: 'Northwind Freight, LLC',
      jurisdictions: ['US-HI'],
      until: '2026-11-19',
    },
  ],
  mentions: [
    {
      comment: {
        id: 'comment',
        parent_type: 'case',
        parent_id: 'case',
        author: { id: 'ana', name: 'Ana Li' },
        body: 'Look at\n  this',
        mentions: [],
        created_at: '2026-11-20T13:00:00.000Z',
      },
      legal_name: 'Ilex & Sons, LLC',
      jurisdiction: 'US-TX',
    },
  ],
  webhook_endpoints: [
    { id: 'hook', url: 'https://a.example/', status: 'enabled', failing_since: '2026-11-20T13:00:00.000Z' },
  ],
  approvals: [
    {
      id: 'approval',
      type: 'foreign_qualification',
      legal_name: 'Ilex & Sons, LLC',
      jurisdiction: 'US-TX',
      requested_by: { name: 'Maria Okafor' },
      expires_at: '2026-12-04T15:00:00.000Z',
    },
  ],
  cases: [
    {
      case: {
        id: 'case',
        kind: 'missing_information',
        status: 'needs_response',
        summary: 'The county is missing',
        due_at: '2026-11-19T15:00:00.000Z',
      },
      filing,
    },
    {
      case: {
        id: 'far',
        kind: 'missing_information',
        status: 'needs_response',
        summary: 'The county is missing',
        due_at: '2026-12-19T15:00:00.000Z',
      },
      filing,
    },
  ],
  obligations: [
    {
      business_name: 'Northwind Freight, LLC',
      obligation: {
        id: 'obligation',
        business_id: 'business',
        jurisdiction: 'US-TN',
        kind: 'annual_report',
        title: 'Annual report: $50 per member, at least $300',
        due_on: '2026-11-18',
        status: 'overdue',
      },
    },
    {
      business_name: 'Ilex & Sons, LLC',
      obligation: {
        id: 'next',
        business_id: 'other',
        jurisdiction: 'US-TX',
        kind: 'franchise_tax',
        title: 'Franchise tax',
        due_on: '2026-12-01',
        status: 'due',
      },
    },
  ],
  agent_mail: [
    {
      id: 'mail',
      type: 'service_of_process',
      withdrawn_at: null,
      sender: 'Travis County District Court',
      legal_name: 'Ilex & Sons, LLC',
      jurisdiction: 'US-TX',
      received_on: '2026-11-18',
      read: false,
    },
    {
      id: 'notice',
      type: 'notice',
      withdrawn_at: null,
      sender: 'Comptroller',
      jurisdiction: 'US-TX',
      received_on: '2026-11-01',
      read: false,
    },
  ],
  standing_still: [filing, { ...filing, id: 'ours', expected: { from: '2026-11-24', to: '2026-11-27' } }],
  drafts: [
    {
      id: 'draft',
      business_name: 'Northwind Freight, LLC',
      states: [
        { jurisdiction: 'US-NY', status: 'draft' },
        { jurisdiction: 'US-CA', status: 'draft' },
      ],
      updated_at: '2026-11-20T13:00:00.000Z',
      updated_by: 'Maria Okafor',
    },
  ],
} as unknown as Overview;

test('unread service of process comes first, then everything overdue, what is due later, approvals, delayed filings and drafts; each links to its page', () => {
  const groups = needGroups(overview, 'test', 'UTC');
  expect(groups.map(({ title, rows }) => [title, rows.map(({ href }) => href)])).toEqual([
    ['Service of process', ['/test/agent-mail/mail']],
    ['Overdue', ['/test/cases/case']],
    ['Overdue after registration', ['/test/calendar?business=business']],
    ['Later', ['/test/cases/far']],
    ['Due after registration', ['/test/calendar?business=other']],
    ['Waiting for your approval', ['/test/approvals/approval']],
    ['Comments that mention you', ['/test/cases/case#comments']],
    ['Unread agent mail', ['/test/agent-mail/notice']],
    ['Taking longer than usual', ['/test/filings/filing', '/test/filings/ours']],
    ['Documents to replace', ['/test/plans/draft']],
    ['Webhook endpoints that fail', ['/test/developers/webhooks/hook']],
    ['Plans to continue', ['/test/plans/draft']],
  ]);
});

test('agent mail shows its sender and how long ago it was received', () => {
  const [row] = needGroups(overview, 'test', 'UTC')[0]?.rows ?? [];
  expect(row).toMatchObject({
    what: 'Service of process from Travis County District Court',
    why: 'Received 2 days ago',
  });
});

test('an obligation shows its title, business and due date', () => {
  const [due] = needGroups(overview, 'test', 'UTC')[2]?.rows ?? [];
  expect(due).toMatchObject({
    what: 'Annual report',
    business: 'Northwind Freight, LLC',
    state: 'Tennessee',
    due: { short: '18 Nov', late: true },
  });
});

test('a future date is never shown as past', () => {
  const standing = needGroups(overview, 'test', 'UTC')[8]?.rows ?? [];
  expect(standing.map(({ why }) => why)).toEqual(['Expected by 12 Nov', 'Longer than usual']);
});

test('a draft shows the number of its states, and who saved it when', () => {
  const [draft] = needGroups(overview, 'test', 'UTC')[11]?.rows ?? [];
  expect(draft).toMatchObject({
    what: 'Plan for 2 states',
    state: 'New York, California',
    why: 'Saved 2 hours ago by Maria Okafor',
    owner: 'Maria Okafor',
  });
});

test('of a plan that was sent in part, the states that are left are named', () => {
  const states = ['sent', 'waiting_approval', 'refused', 'draft'].map((status, at) => ({
    jurisdiction: ['US-NY', 'US-CA', 'US-TX', 'US-KY'][at],
    status,
  }));
  const drafts = overview.drafts.map((plan) => ({ ...plan, states })) as Overview['drafts'];
  const [row] = needGroups({ ...overview, drafts }, 'test', 'UTC')[11]?.rows ?? [];
  expect(row).toMatchObject({
    what: 'Plan for 2 states',
    state: 'Texas, Kentucky',
    why: 'Open it to read why it was refused',
  });
  expect(row?.status).toMatchObject({ props: { children: '2 of 4 sent' } });
});

test('a plan that was refused is no mere draft, and whoever refused it has not saved it', () => {
  const drafts = overview.drafts.map((plan) => ({
    ...plan,
    states: [{ jurisdiction: 'US-NV', status: 'refused' }],
  })) as Overview['drafts'];
  const [row] = needGroups({ ...overview, drafts }, 'test', 'UTC')[11]?.rows ?? [];
  expect(row).toMatchObject({ why: 'Open it to read why it was refused' });
  expect(row?.status).toMatchObject({ props: { children: 'Refused' } });
});
