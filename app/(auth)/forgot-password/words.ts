import { resetLinkMinutes } from '#lib/contract/lifetimes';

/** The sentences for a person who has forgotten their password. */
export const forgotWords = {
  title: 'Forgot your password?',
  description: 'Enter your email address. We will send you a link to set a new password.',
  email: 'Email address',
  submit: 'Send the link',
  sent: 'Check your email',
  sentDetail: (email: string) =>
    `If ${email} has an account here, an email is on its way. Its link works once, within ${resetLinkMinutes} minutes.`,
  back: 'Back to sign in',
} as const;
