import { forgotWords } from '../forgot-password/words.ts';

/** The sentences of the sign-in page. */
export const signInWords = {
  title: 'Sign in',
  goOn: 'Sign in to continue',
  goOnDetail: 'You will go back to the page you were on. Your plans and answers there are saved.',
  email: 'Email address',
  password: 'Password',
  forgot: forgotWords.title,
  noEmail: 'Enter your email address.',
  noPassword: 'Enter your password.',
  code: 'Code',
  codeHint:
    'Enter the 6-digit code from your app, or a recovery code. If you have neither, ask an administrator of your organization to reset your second factor.',
  noCode: 'Enter the code.',
  startOver: 'Use another account',
  with: (host: string) => `Sign in with ${host}`,
  passkey: 'Sign in with a passkey',
  singleSignOn: 'Continue with single sign-on',
  noSingleSignOn: 'No organization here uses single sign-on for this email address. Enter your password.',
  demo: 'Look around first',
  demoDetail: (organization: string) =>
    `This installation has a demo organization, ${organization}: made-up companies with filings in every status. It works in test mode, and you do not need a password.`,
  openDemo: 'Open the demo',
  demoIsForTest: 'The demo works in test mode',
  backToTest: 'Back to test mode',
  demoIsForTestDetail:
    'Live mode needs an email and a password. The demo organization’s were shown when this installation first started, and are in the file demo.json in its data folder.',
} as const;
