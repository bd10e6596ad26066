/** The sentences where a form that nothing else keeps was refused because its session has ended. */
export const signedOutWords = {
  detail: 'Sign in again in a new tab, then come back to this one. What you entered is still here.',
  signIn: 'Open the sign-in page in a new tab',
} as const;
