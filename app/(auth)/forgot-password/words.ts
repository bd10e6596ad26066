import { resetLinkMinutes } from '#lib/contract/lifetimes';

/** The sentences for a person who has forgotten their password. */
export const forgotWords = {
  title: 'Forgot your password?',
  description: 'Enter your email address. We send you a link to set a new password.',
  email: 'Email address',
  submit: 'Send the link',
  sent: 'Look into your mailbox',
  sentDetail: (email: string) =>
    `If ${email} has an account here, an email is on its way. The link in it works once, for ${resetLinkMinutes} minutes.`,
  back: 'Back to the sign-in',
} as const;
