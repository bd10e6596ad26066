import { z } from 'zod';

/** An operation that a page in the browser may call through the dashboard, as the signed-in person. */
export const BrowserOperation = z.object({
  method: z.enum(['GET', 'POST']),
  /** As in the reference, for example `/v1/filing/{id}`. */
  path: z.string(),
  /** Whether a read-only role is refused. */
  writes: z.boolean(),
});
export type BrowserOperation = z.infer<typeof BrowserOperation>;

export const BrowserOperations = z.object({ data: z.array(BrowserOperation) });
export type BrowserOperations = z.infer<typeof BrowserOperations>;
