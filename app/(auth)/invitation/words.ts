import { forgotWords } from '../forgot-password/words.ts';

/** The sentences for a person who opens the link of an invitation. */
export const invitationWords = {
  title: 'Accept the invitation',
  checking: 'We are reading your invitation.',
  to: (organization: string) => `You are invited to ${organization}`,
  asNew: 'Enter your name and choose a password. You will sign in with this email address:',
  asNamed:
    'You already have an account here that has no password. Choose one to join with this email address:',
  asKnown: 'You already have an account here. Enter your password to join with this email address:',
  name: 'Your name',
  nameHint: 'Your colleagues see it next to what you do.',
  newPassword: 'New password',
  password: 'Your password',
  forgot: forgotWords.title,
  accept: 'Accept and sign in',
  joined: (organization: string) => `You are now a member of ${organization}`,
  signInNow: 'Your account has a second factor. Enter a code to sign in.',
  over: 'This invitation does not work',
  notWhole: 'The link is not complete. Open it again from the email, or copy all of it.',
  unread: 'We could not read your invitation. Try again in a minute.',
  goToSignIn: 'Go to sign in',
} as const;
