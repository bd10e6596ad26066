import { z } from 'zod';

/** What is filed in a state: the qualification of an existing business, or a formation. */
export const OperationType = z.enum(['foreign_qualification', 'formation']);
export type OperationType = z.infer<typeof OperationType>;
