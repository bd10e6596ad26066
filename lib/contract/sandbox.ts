import { z } from 'zod';
import { CaseKind, CaseReview, FieldSpec } from '#lib/contract/case';
import type { Condition } from '#lib/contract/condition';
import { fieldsOf } from '#lib/contract/is-asked';
import { longestTexts } from '#lib/contract/longest-texts';
import { Moment, oneLine, Timestamp, text } from '#lib/contract/scalars';

const AskedField = FieldSpec.extend({
  name: z
    .string()
    .regex(/^[A-Za-z]\w{0,99}$/, 'Use letters, digits and underscores, a letter first; at most 100.')
    .meta({ description: 'Key used in the response', example: 'principal_address' }),
  description: text(1000).meta({ description: 'Human-readable prompt' }),
});

/** Of two fields with the same name, only one could be answered. */
function refuseTwins(fields: readonly { name: string }[], ctx: z.RefinementCtx): void {
  for (const [index, { name }] of fields.entries()) {
    if (fields.findIndex((other) => other.name === name) === index) continue;
    ctx.addIssue({ code: 'custom', path: [index, 'name'], message: `${name} is asked for twice.` });
  }
}

/** A condition on a field that the case does not ask for could never be met. */
function refuseStrayConditions(
  fields: readonly { name: string; when?: Condition | undefined }[],
  ctx: z.RefinementCtx,
): void {
  for (const [index, { when }] of fields.entries()) {
    const stray = when && fieldsOf(when).find((name) => !fields.some((other) => other.name === name));
    if (stray === undefined) continue;
    const message = `The case does not ask for ${stray}.`;
    ctx.addIssue({ code: 'custom', path: [index, 'when'], message });
  }
}

/** The fields of a case, as worded by whoever opens it. */
export const AskedFields = z
  .array(AskedField)
  .min(1)
  .max(50)
  .superRefine(refuseTwins)
  .superRefine(refuseStrayConditions);

export const OpenSandboxCaseRequest = z
  .object({
    kind: CaseKind,
    summary: oneLine(longestTexts.caseSummary).optional(),
    fields: AskedFields.optional(),
    due_at: Moment.optional(),
  })
  .meta({ id: 'OpenSandboxCaseRequest' });
export type OpenSandboxCaseRequest = z.infer<typeof OpenSandboxCaseRequest>;

export const ReviewSandboxCaseRequest = z
  .object({
    outcome: CaseReview.shape.outcome.default('resolved'),
    reason: text(longestTexts.reviewReason)
      .optional()
      .meta({ description: 'Why, for whoever answers', example: 'The second page is missing.' }),
  })
  .meta({ id: 'ReviewSandboxCaseRequest' });
export type ReviewSandboxCaseRequest = z.infer<typeof ReviewSandboxCaseRequest>;

export const FailSandboxAgentRequest = z
  .object({ reason: text(longestTexts.reason).default('The state refused the appointment.') })
  .meta({ id: 'FailSandboxAgentRequest' });
export type FailSandboxAgentRequest = z.infer<typeof FailSandboxAgentRequest>;

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
    now: Moment.optional(),
  })
  .refine((body) => (body.advance_seconds === undefined) !== (body.now === undefined), {
    message: 'Give either advance_seconds or now.',
    path: ['advance_seconds'],
  })
  .meta({ id: 'MoveSandboxClockRequest' });
export type MoveSandboxClockRequest = z.infer<typeof MoveSandboxClockRequest>;
