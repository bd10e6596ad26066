import { tabWords } from '#components/shell/tab-words.ts';
import { resetLinkMinutes } from '#lib/contract/lifetimes';
import { forgotWords } from '../../../(auth)/forgot-password/words.ts';

/** The text of the person's own account. */
export const profileWords = {
  title: tabWords.profile,
  description: 'Your account is the same in test mode and in live mode.',
  visitor: 'The demo has no account of your own',
  visitorDetail: 'Sign in with an email and a password to change your name, email address or password.',
  you: 'You',
  name: 'Your name',
  nameHint: 'It appears next to everything you do, in all your organizations.',
  email: 'Email address',
  emailAtProvider: `To sign in with another one, set a password first: sign out and choose “${forgotWords.title}”.`,
  changeEmail: 'Change',
  changeEmailTitle: 'Change your email address',
  changeEmailDetail: `We send a link to the new address. Once you open it, within ${resetLinkMinutes} minutes, you sign in with that address.`,
  newEmail: 'New email address',
  sendLink: 'Send the link',
  linkSent: (email: string) => `Open the link that we sent to ${email}`,
  linkSentDetail: (email: string) =>
    `Until then, you sign in with ${email}. If nothing arrives, look in the spam folder, or send the link again.`,
  roles: 'Roles',
  save: 'Save name',
  saved: 'Your name is saved.',
  password: 'Password',
  passwordDetail: 'Changing it signs you out everywhere, including here.',
  noPassword: `You sign in at your organization’s provider, so you have no password here. To set one, sign out and choose “${forgotWords.title}”.`,
  current: 'Current password',
  next: 'New password',
  change: 'Change password',
  leave: 'Leave the organization',
  leaveDetail: (organization: string) =>
    `You lose access to ${organization} at once. To come back, an administrator has to invite you again.`,
  leaveTitle: (organization: string) => `Leave ${organization}?`,
  stay: 'Stay',
} as const;
