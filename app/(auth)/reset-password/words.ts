/** The sentences for a person who opens the link to a new password. */
export const resetWords = {
  title: 'Set a new password',
  description: 'This signs you out everywhere. Then sign in with the new password.',
  password: 'New password',
  submit: 'Set the password',
  over: 'This link does not work',
  notWhole: 'The link is not complete. Open it again from the email, or ask for a new one.',
  again: 'Ask for a new link',
  done: 'Your new password is set',
  doneDetail: 'You were signed out everywhere.',
  signIn: 'Sign in',
} as const;
