/** The sentences beside the registration of another record of the same company. */
export const duplicateWords = {
  title: 'This company has another record',
  openFiling: 'Open that filing',
  openRegistration: 'Open that registration',
} as const;
