'use server';

import { z } from 'zod';
import { defineAction } from '#lib/actions/define-action';
import { ReadEstimate } from '#lib/actions/read-estimate';
import { sendDraft } from '#lib/actions/send-draft';
import { Id } from '#lib/contract/scalars';
import { hostElsewhere } from '#lib/session/service-clients';
import { planReviewWords } from './words.ts';

const Draft = z.object({
  id: Id,
  version: z.int(),
  estimate: ReadEstimate,
  body: z.record(z.string(), z.unknown()),
  tax_id: z.string().max(20).optional(),
});

export const submitPlan = defineAction(Draft, (clients, draft) =>
  sendDraft({ ...clients, isElsewhere: hostElsewhere() !== null }, draft, planReviewWords),
);
