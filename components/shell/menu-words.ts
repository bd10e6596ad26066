// Separate from the words of the frame, which every page loads.

/** The menu under a person's name. */
export const personMenuWords = {
  notKept: 'Your choice was not kept. Try again in a few minutes.',
  notSwitched: 'The other organization could not be opened. Try again in a few minutes.',
  notSignedOut: 'You are still signed in. Try again in a few minutes.',
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

/** Asked before live mode is entered for the first time. */
export const liveWords = {
  title: 'Go to live mode?',
  detail:
    'What you send there is filed with the state and billed. What you see there are your real filings. We ask once in a session.',
  go: 'Go to live mode',
  stay: 'Stay in test mode',
} as const;

/** The same for the pages of the operations desk. */
export const deskFrameWords = {
  title: 'Operations desk',
  navigation: 'Operations desk pages',
  queue: 'Queue',
  mail: 'Agent mail',
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
  inspect: 'Show what the API has of a filing or a business',
  claim: 'Claim the next filing of the queue',
  primary: 'Do what the main button of the form does',
  list: 'Show this list',
  note: 'Single keys do nothing while you type. You can turn them off in the menu under your name.',
} as const;
