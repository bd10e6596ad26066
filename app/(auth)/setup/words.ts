/** The sentences for setting up a new installation. */
export const setupWords = {
  title: 'Set up Statehouse',
  description:
    'Nobody has used this installation yet. You make its first organization here, and become its administrator.',
  code: 'Setup code',
  codeHint: 'The start of the service printed it: it is in the terminal, or in the log of the service.',
  organization: 'Name of the organization',
  operates: 'Who runs this service',
  itOperates: 'This organization',
  itOperatesHint: 'It files for others too. You lead its operations desk.',
  itFiles: 'Somebody else',
  itFilesHint: 'This organization prepares and sends filings, and another one works on them.',
  name: 'Your name',
  email: 'Your email address',
  password: 'Password',
  passwordHint: 'At least 12 characters. A few words that do not belong together are easy to keep in mind.',
  submit: 'Set up and sign in',
  isDone: 'Statehouse is set up already',
  isDoneDetail:
    'This page is only for a new installation. If you have no account yet, ask an administrator of your organization to invite you.',
  goOn: 'Go to the first page',
} as const;
