/** The sentences for setting up a second factor. */
export const secondFactorWords = {
  title: 'Set up a second factor',
  asked: (organization: string) =>
    `${organization} asks its members for a second factor: a code of an app on your phone beside your password, or a passkey. Set one up to go on.`,
  usePasskey: 'Use your passkey',
  orPasskey: 'Or add a passkey, which signs you in without password and codes.',
  others: 'Not now',
  othersDetail: 'Until then nothing of this organization is open to you.',
  switchTo: (organization: string) => `Go on in ${organization}`,
  signOut: 'Sign out',
  start: {
    detail:
      'You need an app that makes one-time codes, for example the password manager of your phone. Enter your password first.',
    password: 'Your password',
    submit: 'Continue',
  },
  confirm: {
    detail: 'Scan this with the app. Then enter the code that it shows.',
    picture: 'QR code with the key for your app',
    byHand: 'Or type this key into the app:',
    key: 'key',
    code: 'Code of the app',
    codeHint: '6 digits. The app shows a new code every half minute.',
    submit: 'Turn it on',
  },
  codes: {
    title: 'Store your recovery codes',
    label: 'recovery codes',
    detail:
      'With one of these you sign in when you do not have the app. Each works once. Keep them where you keep what must not get lost, and not on the phone with the app.',
    ifLost: 'You can make new ones under Settings, Security, with your password and a code of the app.',
  },
} as const;
