import { tabWords } from '#components/shell/tab-words.ts';

/** The sentences for a person who opens the link that confirms a new email address. */
export const confirmEmailWords = {
  title: 'Confirm your email address',
  description: 'You will sign in with the address that got this link, and we will send your emails there.',
  submit: 'Use this address',
  over: 'This link does not work',
  notWhole: `The link is not complete. Open it again from the email, or ask for a new one: sign in, and open ${tabWords.profile} in the settings.`,
  taken: 'The address was not changed',
  done: 'Your email address is changed',
  doneDetail: 'Sign in with it from now on. Where you are signed in, you stay signed in.',
  signIn: 'Go to Statehouse',
} as const;
