// Separate from the other words of a plan, because each page of a plan loads them besides its own.
export const planNotFoundWords = {
  title: 'This plan was not found',
  detail: 'It may have been deleted, or it may belong to the other mode or to another organization.',
  seePlans: 'See all plans',
} as const;
