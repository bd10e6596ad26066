import { keptDays } from '#lib/contract/lifetimes';

/** The groups of the reference, in order. */
export const tags: readonly { name: string; description: string }[] = [
  {
    name: 'Business',
    description:
      'The companies that you file for. One record stands for one registration: the company in its home state, and each foreign registration of it. A filing reads facts like the legal name from here; you never send them with it.',
  },
  {
    name: 'Foreign qualification',
    description:
      'Registers an existing LLC in another state: what the state asks, what it costs, a check that stores nothing, and the submission itself. Early access.',
  },
  {
    name: 'Formation',
    description: 'Forms a new LLC, and applies for its EIN if you ask for one.',
  },
  {
    name: 'Plan',
    description:
      'One business, many states: the answers that the states share, what each still lacks and costs, and one submission for all of them. See the guide [Plans](/docs/guides/plans).',
  },
  {
    name: 'Filing',
    description:
      'A submission on its way: `queued`, `ready_to_file`, `processing`, `filed`, `completed`, or `canceled`. See the guide [Filings and statuses](/docs/guides/filings).',
  },
  {
    name: 'Approval',
    description:
      'Submissions that a rule of the organization holds until somebody else approves them. An administrator sets the rules in the dashboard, and a person with the role approver decides there.',
  },
  {
    name: 'Case',
    description:
      'A request for information that a filing waits on. See the guide [Cases](/docs/guides/cases).',
  },
  {
    name: 'Obligation',
    description:
      'What a state asks for after a registration: reports, taxes, licenses, with their dates. See the guide [Obligations](/docs/guides/obligations).',
  },
  { name: 'Document', description: 'Documents of a business: what you upload, and what a state issues.' },
  {
    name: 'Registered agent',
    description:
      'The agent of a registration, if the service is the agent. See the guide [Registered agent](/docs/guides/registered-agent).',
  },
  {
    name: 'Jurisdiction',
    description: 'The 50 states and the District of Columbia, and what can be filed there.',
  },
  {
    name: 'Event',
    description: `What happened in the last ${keptDays} days. Webhooks deliver the same events.`,
  },
  {
    name: 'Statement',
    description: 'What the states charged for your filings, month by month.',
  },
  {
    name: 'Audit',
    description:
      'Who did what, sealed into a chain of hashes. See the guide [Audit log](/docs/guides/audit).',
  },
  {
    name: 'Webhook',
    description:
      'Your addresses that signed events are sent to. See the guide [Webhooks](/docs/guides/webhooks).',
  },
  {
    name: 'Sandbox',
    description:
      'Test mode only: moves filings, opens cases and sets the clock. See the guide [Sandbox](/docs/guides/sandbox).',
  },
  { name: 'Reference', description: 'This document, for programs.' },
];
