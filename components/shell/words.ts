/** What a person reads around every page. */
export const frameWords = {
  product: 'Statehouse',
  modes: { test: 'Test', live: 'Live' },
  goTo: (mode: string) => `Go to ${mode}`,
  search: 'Search',
  searchKeys: 'Ctrl K',
  help: 'Help',
  main: 'Main',
  menu: 'Menu',
  skip: 'Skip to content',
  band: 'TEST',
  bandDetail: 'Nothing here is filed or billed.',
} as const;

/** The pages of the dashboard, and what the number beside one counts. */
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
    plans: 'not submitted',
    cases: 'open',
    calendar: 'due',
    agentMail: 'unread',
  },
} as const;

/** The menu under a person's name. */
export const personMenuWords = {
  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
  rows: 'Rows',
  densities: { comfortable: 'Comfortable', compact: 'Compact' },
  shortcuts: 'Single-key shortcuts',
  on: 'On',
  off: 'Off',
  organization: 'Go on in',
  signOut: 'Sign out',
} as const;

/** The same around the pages of the operations desk. */
export const deskFrameWords = {
  title: 'Operations desk',
  navigation: 'Operations desk pages',
  queue: 'Queue',
  keys: 'Operator keys',
  back: 'Back to the dashboard',
} as const;

export const keyListWords = {
  title: 'Keys',
  goTo: (place: string) => `Go to ${place}`,
  followedBy: 'then',
  palette: 'Search everything',
  filter: 'Go to the filter of this page',
  rows: 'Go to the next or the previous row of a list',
  open: 'Open the row',
  select: 'Select the row',
  range: 'Select all rows from the last one to this one',
  assign: 'Choose an owner for the selected rows, or for this one',
  cases: 'Go to the previous or the next case',
  cells: 'Move between the cells of a plan',
  gap: 'Go to the next gap of a plan',
  print: 'Print a filing',
  claim: 'Claim the next filing of the queue',
  primary: 'Do what the main button of the form does',
  list: 'Show this list',
  note: 'Single keys do nothing while you type. You can turn them off in the menu under your name.',
} as const;
