/** The text of the audit log page. */
export const auditWords = {
  title: 'Audit log',
  description:
    'Who did what, and when: every change, and every time someone opened a document or a secret. Sign-ins and members are in the live mode log.',
  export: 'Export',
  what: 'What',
  object: 'Object',
  who: 'Who',
  address: 'Address',
  at: 'At',
  request: 'Request',
  showAll: ', show all of theirs',
  page: (number: number) => `Page ${number}, newest first`,
  noMatch: 'No entry matches these filters',
  noMatchDetail: 'Enter the full ID of a filing, a business, or another object.',
  none: 'No entries yet',
  noneDetail: 'Each change appears here at once, with who made it and from where.',
  onlyAdministrators: 'The audit log is for administrators',
  verifying: 'Checking whether the log is whole.',
  whole: (checked: string, all: boolean) =>
    all
      ? `The log is whole: all ${checked} entries fit together.`
      : `The log is whole: the last ${checked} entries fit together.`,
  empty: 'No entry is sealed yet.',
  fault: (sequence: string) => `Entry ${sequence} does not fit the log.`,
  faultDetail: 'An entry was changed or removed outside of the service. Tell the people who run it.',
} as const;
