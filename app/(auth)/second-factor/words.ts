/** The sentences for setting up a second factor. */
export const secondFactorWords = {
  title: 'Set up a second factor',
  asked: (organization: string) =>
    `To continue in ${organization}, you need a second factor: a code from an app on your phone along with your password, or a passkey.`,
  hasPasskey: 'Confirm with your passkey',
  askedPasskey: (organization: string) =>
    `To continue in ${organization}, you need a second factor, and you have a passkey. Use it. If you lost it, ask an administrator of your organization to reset your second factor.`,
  usePasskey: 'Use your passkey',
  orPasskey: 'Or add a passkey, which signs you in without a password or codes.',
  others: 'Not now',
  othersDetail: 'Until you do this, you cannot open anything in this organization.',
  switchTo: (organization: string) => `Continue in ${organization}`,
  signOut: 'Sign out',
  start: {
    detail:
      'You need an app that makes one-time codes, for example your phone’s password manager. Enter your password first.',
    password: 'Your password',
    submit: 'Continue',
  },
  confirm: {
    detail: 'Scan this with the app. Then enter the code it shows.',
    picture: 'QR code with the key for your app',
    byHand: 'Or type this key into the app:',
    key: 'key',
    code: 'Code from the app',
    codeHint: '6 digits. The app shows a new code every 30 seconds.',
    submit: 'Turn it on',
  },
  codes: {
    title: 'Store your recovery codes',
    label: 'recovery codes',
    detail:
      'Use one of these to sign in when you do not have the app. Each works once. Keep them somewhere safe, but not on the phone with the app.',
    ifLost: 'You can make new ones under Settings, Security, with your password and a code from the app.',
  },
} as const;
