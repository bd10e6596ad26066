/** Every kind of job with its payload. Jobs carry ids, not objects, and may run twice. */
export interface JobPayloads {
  'advance-sandbox-filing': { organization_id: string; filing_id: string };
  'review-sandbox-case': { organization_id: string; case_id: string };
  'expire-idempotency-keys': Record<string, never>;
  'expire-requests': Record<string, never>;
  'expire-webhook-deliveries': Record<string, never>;
  'expire-sessions': Record<string, never>;
}

export type JobName = keyof JobPayloads;

export const jobNames = [
  'advance-sandbox-filing',
  'review-sandbox-case',
  'expire-idempotency-keys',
  'expire-requests',
  'expire-webhook-deliveries',
  'expire-sessions',
] as const satisfies readonly JobName[];
