/** The sentences for setting up a new installation. */
export const setupWords = {
  title: 'Set up Statehouse',
  description:
    'Nobody has used this installation yet. Create its first organization here. You will be its administrator.',
  code: 'Setup code',
  codeHint: 'The service printed it when it started. Look in the terminal or in its log.',
  organization: 'Name of the organization',
  operates: 'Who runs this service',
  itOperates: 'This organization',
  itOperatesHint: 'It also files for others, and you lead its operations desk.',
  itFiles: 'Another organization',
  itFilesHint: 'Yours prepares and sends filings, and the other one files them.',
  name: 'Your name',
  email: 'Your email address',
  password: 'Password',
  submit: 'Set up and sign in',
  isDone: 'Statehouse is already set up',
  isDoneDetail:
    'This page is only for a new installation. If you do not have an account yet, ask an administrator of your organization to invite you.',
  goOn: 'Go to the first page',
} as const;
