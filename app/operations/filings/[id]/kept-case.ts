/** Where this tab keeps the case that is typed for a filing. */
export const keptCase = (filingId: string) => `statehouse.desk.${filingId}.case`;

export const noCase = {
  ...{ reason: '', summary: '', details: '', questions: '', dueOn: '', key: '' },
  documents: [] as readonly string[],
};
