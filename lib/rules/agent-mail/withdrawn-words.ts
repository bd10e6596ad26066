/** What whoever read a piece of mail is asked once it was withdrawn, on its page and in the email about it. */
export const ifActedOn =
  'If you have acted on it or passed it on, say so to whoever has it, and delete your copies.';
