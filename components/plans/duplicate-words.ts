/** The sentences beside the registration of another record of the same company. */
export const duplicateWords = {
  title: 'This company has another record',
  detail: 'The company would be registered twice in:',
  registered: 'is registered',
  pending: 'has a filing in progress',
} as const;
