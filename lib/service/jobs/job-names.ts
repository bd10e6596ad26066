import type { Mode } from '#lib/contract/scalars';

/** Every kind of job with its payload. Jobs carry ids, not objects, and may run twice. */
export type JobPayloads = {
  /** `step_at`: the time of the step that it is for, in test time; absent from jobs of earlier releases. */
  'advance-sandbox-filing': { organization_id: string; filing_id: string; step_at?: string };
  'review-sandbox-case': { organization_id: string; case_id: string };
  'submit-plan-state': { organization_id: string; mode: Mode; plan_id: string; jurisdiction: string };
  /** `mode`: absent, for test, from jobs of earlier releases. */
  'hand-over-agent': { organization_id: string; mode?: Mode; business_id: string };
  'tell-overdue-case': { organization_id: string; mode: Mode; case_id: string };
  'mail-approval': { organization_id: string; mode: Mode; approval_id: string };
  'send-notices': { organization_id: string; mode: Mode } & (
    | { event_id: string }
    | { comment_id: string }
    | { withdrawn_mail_id: string }
    | { disabled_endpoint_id: string }
  );
  'send-digests': Record<string, never>;
  'expire-approval': { organization_id: string; mode: Mode; approval_id: string };
  'tell-due-obligation': { organization_id: string; mode: Mode; obligation_id: string };
  'expire-idempotency-keys': Record<string, never>;
  'expire-requests': Record<string, never>;
  'expire-webhook-deliveries': Record<string, never>;
  'expire-sessions': Record<string, never>;
  'expire-audit-entries': Record<string, never>;
  'make-partitions': Record<string, never>;
  'send-mail': { sealed: string };
  'mail-password-reset': { sealed: string; address: string | null; request_id: string };
};

export type JobName = keyof JobPayloads;

/** The jobs that a tenant's own transaction sends; each contains its organization. */
export const tenantJobNames = [
  'advance-sandbox-filing',
  'review-sandbox-case',
  'mail-approval',
  'send-notices',
  'submit-plan-state',
] as const satisfies readonly JobName[];

/** The jobs of work that a sweep finds as long as it is not done. */
export const sweptJobNames = [
  'advance-sandbox-filing',
  'review-sandbox-case',
  'submit-plan-state',
  'hand-over-agent',
  'tell-overdue-case',
  'expire-approval',
  'tell-due-obligation',
] as const satisfies readonly JobName[];
export type SweptJobName = (typeof sweptJobNames)[number];

/** Jobs of a schedule, and emails. */
const otherJobNames = [
  'expire-idempotency-keys',
  'expire-requests',
  'expire-webhook-deliveries',
  'expire-sessions',
  'expire-audit-entries',
  'make-partitions',
  'send-digests',
  'send-mail',
  'mail-password-reset',
] as const satisfies readonly JobName[];

export const jobNames: readonly JobName[] = [
  ...new Set<JobName>([...tenantJobNames, ...sweptJobNames, ...otherJobNames]),
];

/** The queue of pg-boss in which each time of a schedule is a job; it makes it itself when a worker starts. */
export const scheduleQueue = '__pgboss__send-it';
