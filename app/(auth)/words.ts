/** The sentences around every form of signing in. */
export const authWords = {
  whatItIs: 'Foreign qualification of LLCs in the 50 states and the District of Columbia.',
} as const;
