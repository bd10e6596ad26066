import { globalErrorWords } from '#components/errors/global-error-words.ts';

/** The sentences of the frame around every page. */
export const frameWords = {
  product: 'Statehouse',
  modes: { test: 'Test', live: 'Live' },
  goTo: (mode: string) => `Go to ${mode}`,
  search: 'Search',
  searchKeys: 'Ctrl K',
  help: 'Help',
  main: 'Main',
  menu: 'Menu',
  lookElsewhere: 'Look for it in another organization of yours:',
  skip: 'Skip to content',
  page: 'The page',
  content: 'Its content',
  needsScript: 'This page needs JavaScript. Allow it in your browser, and load the page again.',
  band: 'TEST',
  bandDetail: 'Nothing here is filed or billed.',
  offline: 'You are offline',
  offlineDetail: 'This page shows what it had received, and nothing is saved until you are back online.',
  pageMissing: globalErrorWords.away,
  pageMissingDetail: 'What you asked for comes by itself once the service is back.',
  fileMissingDetail: 'The file has not come. Download it again once this notice is gone.',
  notDone: 'This was not done',
  closeNotice: 'Close this notice',
  partMissing: 'A part of this page could not be loaded',
  partMissingDetail:
    'The service may be away for a moment. We try again until it is there. If it does not come, reload the page.',
  signedOut: 'You were signed out',
  signedOutDetail: 'Nothing more is saved until you sign in again. You come back to this page.',
  signInAgain: 'Sign in again',
  wentOn: 'You went on in another organization in another tab',
  wentOnDetail: (organization: string) =>
    `You opened this tab in ${organization}: until you go back to it, nothing is saved here, and what you open is of the other one.`,
  goBack: (organization: string) => `Go back to ${organization}`,
} as const;

/** The pages of the dashboard, and what the number beside each one counts. */
export const placeWords = {
  needs: 'Needs you',
  filings: 'Filings',
  plans: 'Plans',
  businesses: 'Businesses',
  cases: 'Cases',
  calendar: 'Calendar',
  agentMail: 'Agent mail',
  documents: 'Documents',
  rules: 'Rules',
  developers: 'Developers',
  settings: 'Settings',
  counted: {
    needs: 'waiting for you',
    filings: 'open',
    plans: 'not sent',
    cases: 'open',
    calendar: 'due',
    agentMail: 'unread',
  },
} as const;
