const ifNotYou =
  'If that was not you, set a new password now, and tell an administrator of your organization:';

type Mail = { subject: string; text: (given: { link: string; left: number }) => string[] };

/** The text of the emails about a person's second factor. */
export const mailWords = {
  added: {
    subject: 'You set up a second factor',
    text: ({ link }) => [
      'Your account in Statehouse now asks for a code from your app when you sign in, and your other sessions have ended.',
      ifNotYou,
      link,
    ],
  },
  removed: {
    subject: 'Your second factor was removed',
    text: ({ link }) => [
      'Your account in Statehouse no longer asks for a code when you sign in. Your recovery codes no longer work.',
      ifNotYou,
      link,
    ],
  },
  reset: {
    subject: 'Your second factor was reset',
    text: ({ link }) => [
      'An administrator removed the second factor from your account in Statehouse, and you were signed out everywhere. Sign in with your password. You can set up an app again under Settings, Security.',
      'If you did not ask for that, set a new password now, and tell an administrator of your organization:',
      link,
    ],
  },
  renewed: {
    subject: 'You have new recovery codes',
    text: ({ link }) => [
      'New recovery codes were made for your account in Statehouse. The old ones no longer work.',
      ifNotYou,
      link,
    ],
  },
  used: {
    subject: 'A recovery code was used',
    text: ({ link, left }) => [
      `Someone used one of your recovery codes to sign in to your account in Statehouse, or to confirm a change to it. ${codesLeft(left)} You can make new ones under Settings, Security.`,
      ifNotYou,
      link,
    ],
  },
  passkey_added: {
    subject: 'You added a passkey',
    text: ({ link }) => [
      'A new passkey now signs in to your account in Statehouse without the password. You can see it under Settings, Security.',
      ifNotYou,
      link,
    ],
  },
  passkey_removed: {
    subject: 'A passkey was removed',
    text: ({ link }) => [
      'A passkey no longer signs in to your account in Statehouse. You can see the ones that are left under Settings, Security.',
      ifNotYou,
      link,
    ],
  },
  tried: {
    subject: 'Someone is trying codes for your account',
    text: ({ link }) => [
      'Someone with your password entered a wrong code too many times when signing in to Statehouse. No code is accepted for up to an hour.',
      ifNotYou,
      link,
    ],
  },
} satisfies Record<string, Mail>;

function codesLeft(left: number): string {
  if (left === 0) return 'It was the last one.';
  return left === 1 ? 'One is left.' : `${left} are left.`;
}
