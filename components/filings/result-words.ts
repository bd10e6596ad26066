import { theState, theStateFirst } from '#lib/rules/the-state';

/** The sentences about the result of a filing. Lists of filings load none of them. */
export const resultWords = {
  canceled: 'This filing was canceled. It has no result.',
  which: (days: string, isOver: boolean) => `, which ${isOver ? 'was' : 'is'} expected ${days}`,
  are: (days: string, isOver: boolean) => `${isOver ? 'were' : 'are'} expected ${days}`,
  notYet: 'are not here yet',
  accepted: (state: string, when: string) =>
    `${theStateFirst(state)} accepted the filing. The number, date, and certificate ${when}.`,
  ein: (when: string) => `The EIN appears here once the IRS assigns it${when}.`,
  ahead: (state: string, when: string, certificate: string) =>
    `The registration number and date appear here once ${theState(state)} accepts the filing${when}. The certificate of ${certificate} comes with them.`,
  number: 'Registration number',
  formedOn: 'Formed on',
  registeredOn: 'Registered on',
  unknown: 'Not available yet',
  ourNumber: 'Our number',
  name: 'Name',
} as const;
