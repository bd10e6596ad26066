export const draftWords = {
  changed: (by: string, label: string) => `${by} changed ${label} at`,
  choose: 'Choose which answer to keep.',
  unsaved: 'What you type is saved as you go.',
  saved: 'Saved at',
  saving: 'Saving…',
  unanswered: 'Not saved yet. This browser keeps what you typed. If this stays, reload the page.',
  failed: 'Not saved. Trying again. This browser keeps what you typed.',
  signedOut: 'You were signed out. This browser keeps what you typed.',
  signIn: 'Sign in again',
  refused: (why: string) => `Not saved. ${why}`,
} as const;
