/** Characters of texts that people type. Separate from the schemas, because the forms in the browser keep them too. */
export const longestTexts = {
  /** Of why a person ends, rejects, cancels or takes back something. */
  reason: 500,
  reviewReason: 1000,
  caseSummary: 200,
  caseDetails: 5000,
  deskNote: 5000,
  chargedLine: 100,
  numberOfOffice: 100,
  ein: 20,
  nameOfAgent: 200,
  mailSender: 200,
  mailNote: 2000,
  comment: 4000,
  obligationTitle: 500,
  obligationNote: 1000,
  registrationNumber: 60,
  registrySearch: 200,
  viewName: 60,
} as const;
