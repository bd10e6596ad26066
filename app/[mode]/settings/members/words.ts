/** The sentences of the list of invitations. */
export const invitationWords = {
  title: 'Invitations',
  detail: 'Sent by email but not accepted yet.',
  email: 'Email address',
  roles: 'Roles',
  status: 'Status',
  sent: 'Sent',
  expires: 'Expires',
  open: 'Open',
  expired: 'Expired',
  notDelivered: 'Not delivered',
  refused: 'The mail server refused the email. Send it again, or take it back and invite the right address.',
};
