import { resetLinkMinutes } from '#lib/contract/lifetimes';

/** The text of the emails about a person's own access. */
export const mailWords = {
  invitation: {
    subject: (organization: string) => `You are invited to ${organization}`,
    text: ({ by, organization, link, hours }: Invited) => [
      `${by} invites you to work for ${organization} in Statehouse.`,
      `Open this link to accept. It works once, within ${hours} hours:`,
      link,
      'If you do not know why you got this email, you can ignore it.',
    ],
  },
  reset: {
    subject: 'Set a new password',
    text: ({ link }: { link: string }) => [
      `Someone asked for a new password for your account in Statehouse. If that was you, open this link. It works once, within ${resetLinkMinutes} minutes:`,
      link,
      'If it was not you, you can ignore this email. Your password stays the same.',
    ],
  },
  changed: {
    subject: 'Your password was changed',
    text: ({ link }: { link: string }) => [
      'The password of your account in Statehouse was changed, and you were signed out everywhere.',
      'If that was not you, set a new password now, and tell an administrator of your organization:',
      link,
    ],
  },
  first: {
    subject: 'Your account has a password now',
    text: ({ link }: { link: string }) => [
      'A password was set for your account in Statehouse, which had none before. You can sign in with it.',
      'If that was not you, set a new password now, and tell an administrator of your organization:',
      link,
    ],
  },
  emailChange: {
    subject: 'Confirm your email address',
    text: ({ by, link }: { by: string; link: string }) => [
      `${by} wants to sign in to Statehouse with this email address. If that is you, open this link. It works once, within ${resetLinkMinutes} minutes:`,
      link,
      'If it is not you, you can ignore this email.',
    ],
    taken: (by: string) => [
      `${by} wants to sign in to Statehouse with this email address, but there is an account with it already. Nothing was changed.`,
      'If both accounts are yours, ask an administrator of your organization to remove the one that you do not use.',
      'If it is not you, you can ignore this email.',
    ],
  },
  emailChangeRequested: {
    subject: 'A change of your email address was requested',
    text: ({ email, link }: { email: string; link: string }) => [
      `Someone who knows your password asked to sign in to your account in Statehouse with ${email} instead of this address. It changes once the link that we sent there is opened.`,
      'If that was not you, set a new password now, which also ends that link, and tell an administrator of your organization:',
      link,
    ],
  },
  emailChanged: {
    subject: 'Your email address was changed',
    text: ({ email }: { email: string }) => [
      `You now sign in to your account in Statehouse with ${email}, and get its emails there. This address no longer works.`,
      'If that was not you, tell an administrator of your organization now.',
    ],
  },
};

type Invited = {
  by: string;
  organization: string;
  link: string;
  hours: number;
};
