import type { OperationType } from '#lib/contract/operation-type';

/** What is filed, as the field says it. */
export const operationWords: Record<OperationType, string> = {
  foreign_qualification: 'foreign qualification',
  formation: 'formation',
};
