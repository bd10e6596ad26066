/** The sentences for a person who opens the link of an invitation. */
export const invitationWords = {
  title: 'Accept the invitation',
  checking: 'We are reading your invitation.',
  to: (organization: string) => `You are invited to ${organization}`,
  asNew: 'Choose a name and a password. You sign in with them and with this email address:',
  asKnown: 'You sign in here already. Enter your password to join with this email address:',
  name: 'Your name',
  nameHint: 'Your colleagues see it beside what you do.',
  newPassword: 'New password',
  newPasswordHint:
    'At least 12 characters. A few words that do not belong together are easy to keep in mind.',
  password: 'Your password',
  accept: 'Accept and sign in',
  over: 'This invitation does not work',
  notWhole: 'The link is not complete. Open it again from the email, or copy the whole of it.',
  goToSignIn: 'Go to sign in',
} as const;
