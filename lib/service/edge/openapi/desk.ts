/** The introduction of the reference of the operations desk. */
export const deskIntroduction = `The operations of those who file: staff of the organization that runs the service, and their robots.

A person of the staff works in the dashboard at \`/operations\`. A robot sends an operator key: \`Authorization: Bearer sk_ops_…\`. A lead creates operator keys. For everybody else these addresses answer 404.

Only live filings can be changed here. Test filings can be read; the sandbox moves them.`;

export const deskTags: readonly { name: string; description: string }[] = [
  {
    name: 'Desk',
    description:
      'The filings of all partners, by what was promised first: who works on them, and what is done.',
  },
  {
    name: 'Desk case',
    description:
      'What a filing waits on: cases with the partner, and the registered agent that the service provides.',
  },
  {
    name: 'Operator key',
    description: 'The keys of robots that work at the desk. Only a lead manages them.',
  },
  { name: 'Desk reference', description: 'This document, for programs.' },
];
