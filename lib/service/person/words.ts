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
};

type Invited = {
  by: string;
  organization: string;
  link: string;
  hours: number;
};
