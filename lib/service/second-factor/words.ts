const ifNotYou =
  'If that was not you, set a new password now, and tell an administrator of your organization:';

type Mail = { subject: string; text: (given: { link: string; left: number }) => string[] };

/** The text of the emails about a person's second factor. */
export const mailWords = {
  added: {
    subject: 'You set up a second factor',
    text: ({ link }) => [
      'Your account in Statehouse now asks for a code of your app when you sign in, and your other sessions have ended.',
      ifNotYou,
      link,
    ],
  },
  removed: {
    subject: 'Your second factor was removed',
    text: ({ link }) => [
      'Your account in Statehouse no longer asks for a code when you sign in. The recovery codes work no more.',
      ifNotYou,
      link,
    ],
  },
  reset: {
    subject: 'Your second factor was reset',
    text: ({ link }) => [
      'An administrator took the second factor off your account in Statehouse, and you were signed out everywhere. You sign in with your password, and can set up an app again under Settings, Security.',
      'If you did not ask for that, set a new password now, and tell an administrator of your organization:',
      link,
    ],
  },
  renewed: {
    subject: 'You have new recovery codes',
    text: ({ link }) => [
      'New recovery codes were made for your account in Statehouse. Those from before work no more.',
      ifNotYou,
      link,
    ],
  },
  used: {
    subject: 'A recovery code was used',
    text: ({ link, left }) => [
      `Somebody confirmed an act in your account in Statehouse with one of your recovery codes, a sign-in perhaps. ${codesLeft(left)} You can make new ones under Settings, Security.`,
      ifNotYou,
      link,
    ],
  },
  passkey_added: {
    subject: 'You added a passkey',
    text: ({ link }) => [
      'Somebody signs in to your account in Statehouse with a new passkey, without the password. You find it under Settings, Security.',
      ifNotYou,
      link,
    ],
  },
  passkey_removed: {
    subject: 'A passkey was removed',
    text: ({ link }) => [
      'Nobody signs in to your account in Statehouse with this passkey any more. You find those that are left under Settings, Security.',
      ifNotYou,
      link,
    ],
  },
  tried: {
    subject: 'Somebody tries codes for your account',
    text: ({ link }) => [
      'Somebody with your password entered a wrong code too many times when signing in to Statehouse. For up to an hour no code is accepted.',
      ifNotYou,
      link,
    ],
  },
} satisfies Record<string, Mail>;

function codesLeft(left: number): string {
  if (left === 0) return 'It was the last one.';
  return left === 1 ? 'One is left.' : `${left} are left.`;
}
