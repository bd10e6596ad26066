/** What a person reads in place of a page that cannot be shown. */
export const errorWords = {
  pages: {
    needs: 'What needs you',
    filings: 'The filings',
    filing: 'The filing',
    businesses: 'The businesses',
    business: 'The business',
    cases: 'The cases',
    case: 'The case',
    document: 'The document',
    events: 'The events',
    keys: 'The API keys',
    profile: 'Your profile',
    security: 'Your sign-ins',
    members: 'The members',
    requests: 'The requests',
    request: 'The request',
    webhooks: 'The webhooks',
  },
  soon: (what: string) => `${what} will be here shortly`,
  tooMany: 'The service asks to wait',
  tooManyDetail: 'There were too many requests this minute.',
  tryingAgain: (seconds: number) => `Trying again in ${seconds} s.`,
  byItself: 'We try again automatically.',
  notShown: (what: string) => `${what} could not be shown`,
  ourFault: 'Something went wrong on our side',
  ourFaultDetail:
    'You have not lost anything. Try again. If it keeps failing, write to us with the reference.',
  notYet: (what: string) => `${what} cannot be shown yet`,
  noKey: (mode: string) => `Your organization has no ${mode} key for the filing service`,
  noKeyDetail:
    'Your organization files with a service that is hosted elsewhere, and needs its own key there. An administrator adds the key under Developers, API keys.',
  goToKeys: 'Go to API keys',
  notHere: (what: string) => `There is no such ${what} here`,
  notHereDetail: (what: string, mode: string) =>
    `The address may be mistyped, or the ${what} may belong to another organization or to the other mode. You are in ${mode} mode.`,
  showList: (list: string) => `Show the ${list}`,
} as const;
