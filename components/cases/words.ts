/** The sentences about a case, wherever one is shown. */
export const caseWords = {
  takesOver: (agent: string, day: string) => `${agent} takes over on ${day}`,
  row: {
    answer: 'Answer',
  },
  kinds: {
    missing_information: 'Missing information',
    legal_name_change: 'Name change',
    ra_termination: 'End of agent service',
  },
  resolutions: {
    accepted: 'We accepted your answer, and the filing is moving again.',
    acceptedOfAgent: 'We accepted your answer.',
    notNeeded: 'No answer was needed after all.',
    canceled: 'The filing was canceled, so this case is no longer needed.',
    completed: 'The filing was completed without an answer.',
    failed: 'The filing could not continue, so this case is no longer needed.',
  },
  afterReview: {
    keepService: 'Our service continues as before, and your reason is on record.',
    missing_information: 'Once it is complete, the filing moves again.',
    legal_name_change:
      'We check the new name against the rules and records of the state. The filing then continues under the new name.',
    ra_termination: 'We hand over to the new agent. Our service ends when the change is on record.',
  },
} as const;
