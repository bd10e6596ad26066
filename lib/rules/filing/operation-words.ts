import type { OperationType } from '#lib/contract/operation-type';

/** The usual names of what is filed. */
export const operationWords: Record<OperationType, string> = {
  foreign_qualification: 'foreign qualification',
  formation: 'formation',
};
