/** What is said where the dashboard files with a service that is hosted elsewhere. */
export const elsewhereWords = {
  notHere: (host: string) => `${host} has your filings, and this page cannot show them`,
  instead: (host: string) => `Use the dashboard or the API of ${host} for this.`,
} as const;
