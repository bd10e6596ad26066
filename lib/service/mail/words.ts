/** What the HTML part of an email says around the text of the email. */
export const mailWords = {
  product: 'Statehouse',
  test: 'Test mode',
  /** The button of a link, by the first part of its path behind the mode. */
  open: new Map([
    ['invitation', 'Accept the invitation'],
    ['reset-password', 'Set a new password'],
    ['confirm-email', 'Confirm the address'],
    ['forgot-password', 'Set a new password'],
    ['approvals', 'Open the approval'],
    ['cases', 'Open the case'],
    ['agent-mail', 'Open the mail'],
    ['calendar', 'Open the calendar'],
    ['filings', 'Open the filing'],
    ['developers', 'Open the endpoint'],
  ]),
  openAny: 'Open Statehouse',
};
