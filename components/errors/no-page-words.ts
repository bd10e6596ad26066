/** The sentences at an address without a page. */
export const noPageWords = {
  tab: 'Page not found',
  title: 'There is no page at this address',
  detail:
    'It may belong to the other mode or to another organization, or the address may have been cut short. Nothing was lost.',
  signIn: 'Sign in',
  needs: 'Go to what needs you',
} as const;
