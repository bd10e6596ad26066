import { z } from 'zod';
import { CaseKind, FieldSpec } from '#lib/contract/case';
import { Timestamp, text } from '#lib/contract/scalars';

export const OpenSandboxCaseRequest = z
  .object({
    kind: CaseKind,
    summary: text(200).optional(),
    fields: z.array(FieldSpec).min(1).max(50).optional(),
    due_at: z.iso.datetime({ offset: true }).optional(),
  })
  .meta({ id: 'OpenSandboxCaseRequest' });
export type OpenSandboxCaseRequest = z.infer<typeof OpenSandboxCaseRequest>;

export const ReviewSandboxCaseRequest = z
  .object({ outcome: z.enum(['resolved', 'needs_response']).default('resolved') })
  .meta({ id: 'ReviewSandboxCaseRequest' });
export type ReviewSandboxCaseRequest = z.infer<typeof ReviewSandboxCaseRequest>;

export const SandboxClock = z
  .object({
    object: z.literal('sandbox_clock'),
    now: Timestamp.meta({ description: "The time in the organization's test mode" }),
    offset_seconds: z.int().meta({ description: 'How far it is ahead of real time' }),
  })
  .meta({ id: 'SandboxClock' });
export type SandboxClock = z.infer<typeof SandboxClock>;

/** Moves test time forward: by seconds, or to a moment. It never moves back. */
export const MoveSandboxClockRequest = z
  .object({
    advance_seconds: z.int().min(1).max(315_360_000).optional(),
    now: z.iso.datetime({ offset: true }).optional(),
  })
  .refine((body) => (body.advance_seconds === undefined) !== (body.now === undefined), {
    message: 'Give either advance_seconds or now.',
    path: ['advance_seconds'],
  })
  .meta({ id: 'MoveSandboxClockRequest' });
export type MoveSandboxClockRequest = z.infer<typeof MoveSandboxClockRequest>;
