/** The sentences about obligations, wherever they are shown. */
export const obligationWords = {
  kinds: {
    annual_report: 'Annual report',
    biennial_report: 'Biennial report',
    franchise_tax: 'Tax',
    initial_report: 'Initial report',
    publication: 'Publication',
    license: 'License',
    registration_renewal: 'Renewal',
    other: 'Other',
  },
  status: {
    upcoming: 'Upcoming',
    due: 'Due',
    overdue: 'Overdue',
    done: 'Done',
    not_applicable: 'Does not apply',
  },
  noDate: 'No date',
  noDateDetail: 'The date depends on something that we do not know, for example your fiscal year.',
} as const;
