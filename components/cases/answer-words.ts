/** The sentences of the form that answers a case. Home shows cases too, and loads none of these. */
export const answerWords = {
  handover: {
    keepService: 'Keep our service',
    agent: 'New registered agent',
    day: 'Handover date',
    latest: 'a year from today',
    reason: 'Reason to keep our service',
  },
  refused: {
    cameBack: (reason: string | null | undefined) =>
      `This answer came back${reason ? `: ${reason}` : '. Change it.'}`,
    submitted: 'You sent this, and the state asks for it again.',
  },
  supporting: {
    title: 'Supporting documents',
    unknown: (id: string) => `Document …${id.slice(-8)}`,
    remove: 'Remove',
    addAnother: 'Add another document',
    add: 'Add a document',
    onFile: 'Already on file',
    choose: 'Choose a document',
    upload: 'Upload a document',
    optional: '(optional)',
  },
} as const;
