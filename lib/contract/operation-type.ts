import { z } from 'zod';

/** What a state is asked for: to qualify a business that there is, or to form one. */
export const OperationType = z.enum(['foreign_qualification', 'formation']);
export type OperationType = z.infer<typeof OperationType>;
