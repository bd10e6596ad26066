/** What a person reads while the service asks to wait. */
export const waitWords = {
  title: 'The service asks you to wait. Your work is kept.',
  now: 'Trying again.',
  left: (seconds: number) => `Trying again in ${seconds} s.`,
  automatic: 'We try again automatically.',
} as const;

export const unreadablePart = (part: string, why: string) => `${part} could not be loaded. ${why}`;

/** What a person reads where their roles let them only read. */
export const readOnlyWords = {
  title: 'You can view this page but not change it',
  detail: 'Your roles let you read. Ask an administrator for the preparer role.',
} as const;
